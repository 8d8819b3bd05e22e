//! macro: logical extents of at least 1

use tla::prelude::*;

type Tile = layout!((8,64) -> S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
