//! macro: the shape in memory

use tla::prelude::*;

type Tile = layout!((112,112) -> zN<f16>(100,100));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
