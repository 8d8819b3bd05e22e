//! macro: of 2^34

use tla::prelude::*;

layout! { pub type Tile = S[(4,4294967296,4)]; }

fn main() {
    let _ = Tile::offset([1_u64, 0, 0]);
}
