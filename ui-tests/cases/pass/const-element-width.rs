//! item const: that one is

use tla::prelude::*;

const BITS: usize = 16;
layout! { pub struct Tile = Swizzle<{ BITS }, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
