//! item const: a constant that moves what is swizzled below 0

use tla::prelude::*;

const BACK: usize = 4;
layout! { pub type Tile = Swizzle<3,3,3> o S[(8,64)] - BACK; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
