//! macro: a tag that does not exist

use tla::prelude::*;

type Tile = layout!(RowMayor(8,16));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
