//! macro: of 32 bits

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<32, 128B> o S[(8,32)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
