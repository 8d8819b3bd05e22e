//! macro: two terms of replicas

use tla::prelude::*;

layout! { pub struct Tile = S[8:1@laneid] + R[2:8@laneid] + R[2:1@warpid]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
