//! macro: no more than 62 bits

use tla::prelude::*;

type Tile = layout!(Swizzle<30,16,16> o S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
