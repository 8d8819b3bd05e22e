//! macro: a logical shape of 504 elements on a layout of 512

use tla::prelude::*;

layout! { pub struct Tile = (7,72) -> Swizzle<f16, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
