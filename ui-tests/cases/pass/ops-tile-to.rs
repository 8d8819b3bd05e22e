//! const generic: a tile of 24 rows repeated to 64 rows, repaired

use tla::prelude::*;
use tla::TiledTo;

type Tile = TiledTo<layout!(S[(24,8)]), (Int<72>, Int<8>)>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
