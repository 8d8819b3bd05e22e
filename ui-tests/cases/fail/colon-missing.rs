//! macro: shape and strides side by side

use tla::prelude::*;

type Tile = layout!(S[(8,64)(64,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
