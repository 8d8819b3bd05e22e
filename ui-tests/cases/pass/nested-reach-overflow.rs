//! macro: that does not

use tla::prelude::*;

type Tile = layout!((8,16):(1,9223372036854775));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
