//! macro: a width that does not exist

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<f16, 256B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
