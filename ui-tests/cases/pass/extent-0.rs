//! macro: an extent of 1

use tla::prelude::*;

type Tile = layout!(S[(8,1,4):(4,4,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
