//! macro: on a layout

use tla::prelude::*;

type Tile = layout!(S[(8,64)].tile_to((64,64)));

fn main() {
    let _ = Tile::SIZE;
}
