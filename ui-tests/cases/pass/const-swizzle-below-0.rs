//! item const: that does not

use tla::prelude::*;

const BACK: usize = 0;
layout! { pub type Tile = Swizzle<3,3,3> o S[(8,64)] - BACK; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
