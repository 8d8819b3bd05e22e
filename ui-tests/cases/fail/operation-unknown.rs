//! macro: an operation with a letter too many

use tla::prelude::*;

type Tile = layout!(S[(8,64)].tile_too((64,64)));

fn main() {
    let _ = Tile::SIZE;
}
