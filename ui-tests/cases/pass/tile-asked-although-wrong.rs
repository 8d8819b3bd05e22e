//! bound: of right ones

use tla::prelude::*;
use tla::{S, TileLayout};

type Tile = TileLayout<S<(Int<8>, Int<64>), (Int<64>, Int<1>)>>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
