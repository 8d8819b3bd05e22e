//! item const: warps

use tla::prelude::*;

axis! { pub group: thread(warp in cta); }
layout! { pub type Tile = S[(8,4):(4@laneid,1@self::group)]; }

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<group>();
}
