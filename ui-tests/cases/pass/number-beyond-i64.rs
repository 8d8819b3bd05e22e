//! macro: of 2^62

use tla::prelude::*;

type Tile = layout!(S[(2,4):(4611686018427387904,1)]);

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
