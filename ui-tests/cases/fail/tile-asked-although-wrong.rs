//! bound: a question to a layout of the wrong strides

use tla::prelude::*;
use tla::{S, TileLayout};

type Tile = TileLayout<S<(Int<8>, Int<64>), (Int<64>,)>>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
