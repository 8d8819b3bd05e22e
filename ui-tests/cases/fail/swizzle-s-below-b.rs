//! macro: S is below B

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,2> o S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
