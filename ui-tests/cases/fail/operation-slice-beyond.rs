//! macro: a region that ends behind the tile

use tla::prelude::*;

type Tile = layout!(S[(8,64)].slice(0..8, 48..72));

fn main() {
    let _ = Tile::SIZE;
}
