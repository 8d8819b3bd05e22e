//! macro: of one that has each once

use tla::prelude::*;

type Tile = layout!((4,2):(1,8).complement(16));

fn main() {
    let _ = Tile::SIZE;
}
