//! macro: 64 rows

use tla::prelude::*;

type Tile = layout!(S[(8,64)].tile_to((64,128)));

fn main() {
    let _ = Tile::SIZE;
}
