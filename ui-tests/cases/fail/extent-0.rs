//! macro: an extent of 0

use tla::prelude::*;

type Tile = layout!(S[(8,0,4):(4,4,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
