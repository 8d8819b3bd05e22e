//! macro: the valid range as a logical shape

use tla::prelude::*;

type Tile = layout!((100,100) -> zN<f16>(100,100));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
