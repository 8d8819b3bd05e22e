//! macro: a comma between shape and strides

use tla::prelude::*;

type Tile = layout!((8,16),(16,1));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
