//! macro: the name here

use tla::prelude::*;

type Tile = layout!(zN<f16>(100,100));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
