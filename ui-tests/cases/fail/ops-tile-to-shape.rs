//! const generic: blocks of 8 rows for a shape of 20

use tla::prelude::*;
use tla::TiledToShape;

type Tile = TiledToShape<layout!((8,64):(64,1)), (Int<20>, Int<64>)>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
