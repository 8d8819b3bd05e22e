//! macro: a logical shape of 128 elements on a layout of 64

use tla::prelude::*;

type Tile = layout!((8,16) -> S[(8,2,4):(8,4,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
