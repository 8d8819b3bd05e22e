//! macro: elements that no swizzle is defined for

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<24, 128B> o S[(8,32)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
