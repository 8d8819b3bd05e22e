//! macro: of 512 elements

use tla::prelude::*;

layout! { pub struct Tile = (8,64) -> Swizzle<f16, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
