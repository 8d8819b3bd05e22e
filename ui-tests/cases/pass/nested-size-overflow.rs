//! macro: 2^48 elements

use tla::prelude::*;

type Tile = layout!((65536,4294967296):(0,1));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
