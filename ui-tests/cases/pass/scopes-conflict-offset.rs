//! macro: warps counted in a cta

use tla::prelude::*;

layout! { pub struct Tile = S[(8,4):(4@laneid,1@warpid)] + 2@warpid; }

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<axis::laneid>();
}
