//! macro: 2^32 elements

use tla::prelude::*;

type Tile = layout!(S[(4294967296,4):(0,0)]);

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
