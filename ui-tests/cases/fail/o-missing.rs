//! macro: a swizzle without o

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
