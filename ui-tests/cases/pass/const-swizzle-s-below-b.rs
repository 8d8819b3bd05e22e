//! item const: S is at least B

use tla::prelude::*;

const B: usize = 2;
layout! { pub struct Tile = Swizzle<3,B,2> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
