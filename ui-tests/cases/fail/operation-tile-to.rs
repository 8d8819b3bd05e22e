//! macro: 60 rows of atoms of 8

use tla::prelude::*;

type Tile = layout!(S[(8,64)].tile_to((60,128)));

fn main() {
    let _ = Tile::SIZE;
}
