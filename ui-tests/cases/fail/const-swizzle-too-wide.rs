//! item const: more bits than an address has

use tla::prelude::*;

const M: usize = 60;
layout! { pub type Tile = Swizzle<M,3,3> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
