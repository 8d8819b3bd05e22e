//! item const: a constant replica extent of 0

use tla::prelude::*;

const COPIES: usize = 0;
layout! { pub type Tile = S[8:1@laneid] + R[COPIES:8@laneid]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
