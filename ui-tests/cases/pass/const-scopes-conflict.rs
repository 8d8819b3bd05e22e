//! item const: in a warp

use tla::prelude::*;

axis! { pub worker: thread(thread in warp); }
layout! { pub struct Tile = S[(8,4):(4@laneid,1@self::worker)]; }

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<worker>();
}
