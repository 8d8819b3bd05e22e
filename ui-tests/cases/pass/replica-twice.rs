//! macro: one of all replica iters

use tla::prelude::*;

layout! { pub struct Tile = S[8:1@laneid] + R[(2,2):(8@laneid,1@warpid)]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
