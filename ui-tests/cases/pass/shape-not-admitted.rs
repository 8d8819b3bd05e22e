//! macro: of 64 elements

use tla::prelude::*;

type Tile = layout!((8,8) -> S[(8,2,4):(8,4,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
