//! item const: of 2

use tla::prelude::*;

const COPIES: usize = 2;
layout! { pub type Tile = S[8:1@laneid] + R[COPIES:8@laneid]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
