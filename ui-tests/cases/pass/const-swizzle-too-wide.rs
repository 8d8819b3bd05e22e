//! item const: no more

use tla::prelude::*;

const M: usize = 3;
layout! { pub type Tile = Swizzle<M,3,3> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
