//! macro: an operation on a shape

use tla::prelude::*;

type Tile = layout!((8,64).tile_to((64,64)));

fn main() {
    let _ = Tile::SIZE;
}
