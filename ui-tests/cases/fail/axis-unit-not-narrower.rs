//! macro: blocks counted in a warp

use tla::prelude::*;

axis! { pub group: thread(cta in warp); }

type Tile = layout!(S[8:1@self::group]);

fn main() {
    let _ = Tile::at([1_usize]).on::<group>();
}
