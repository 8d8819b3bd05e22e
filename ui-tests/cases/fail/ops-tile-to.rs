//! const generic: a tile of 24 rows repeated to 64 rows

use tla::prelude::*;
use tla::TiledTo;

type Tile = TiledTo<layout!(S[(24,8)]), (Int<64>, Int<8>)>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
