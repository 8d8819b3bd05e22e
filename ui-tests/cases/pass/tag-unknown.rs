//! macro: one that does

use tla::prelude::*;

type Tile = layout!(RowMajor(8,16));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
