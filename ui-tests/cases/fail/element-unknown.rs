//! macro: an element type with a slip in its name

use tla::prelude::*;

type Tile = layout!(Swizzle<fp16, 128B> o S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
