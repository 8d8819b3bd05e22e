//! macro: warps counted in a block

use tla::prelude::*;

axis! { pub group: thread(warp in cta); }

type Tile = layout!(S[8:1@self::group]);

fn main() {
    let _ = Tile::at([1_usize]).on::<group>();
}
