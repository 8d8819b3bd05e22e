//! const generic: of 8

use tla::prelude::*;
use tla::{S, TileLayout};

type Tile<const ROWS: usize> = TileLayout<S<(Int<ROWS>, Int<64>)>>;

fn main() {
    let _ = Tile::<8>::COSIZE;
}
