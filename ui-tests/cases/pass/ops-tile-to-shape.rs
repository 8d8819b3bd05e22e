//! const generic: blocks of 8 rows for a shape of 20, repaired

use tla::prelude::*;
use tla::TiledToShape;

type Tile = TiledToShape<layout!((8,64):(64,1)), (Int<24>, Int<64>)>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
