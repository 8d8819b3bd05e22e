//! macro: of 2^32

use tla::prelude::*;

layout! { pub type Tile = S[(4294967296,4):(1,0)]; }

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
