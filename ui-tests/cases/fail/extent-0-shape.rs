//! macro: a logical extent of 0

use tla::prelude::*;

type Tile = layout!((0,64) -> S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
