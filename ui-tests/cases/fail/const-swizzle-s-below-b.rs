//! item const: S is below B, which is a constant

use tla::prelude::*;

const B: usize = 3;
layout! { pub struct Tile = Swizzle<3,B,2> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
