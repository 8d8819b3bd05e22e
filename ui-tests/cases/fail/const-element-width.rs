//! item const: a constant width that no swizzle is defined for

use tla::prelude::*;

const BITS: usize = 12;
layout! { pub struct Tile = Swizzle<{ BITS }, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
