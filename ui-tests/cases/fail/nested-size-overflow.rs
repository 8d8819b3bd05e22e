//! macro: 2^64 elements

use tla::prelude::*;

type Tile = layout!((4294967296,4294967296):(0,1));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
