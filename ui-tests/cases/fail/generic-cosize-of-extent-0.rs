//! const generic: the cosize of a layout with an extent of 0

use tla::prelude::*;
use tla::{S, TileLayout};

type Tile<const ROWS: usize> = TileLayout<S<(Int<ROWS>, Int<64>)>>;

fn main() {
    let _ = Tile::<0>::COSIZE;
}
