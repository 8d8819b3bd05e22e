//! macro: a stride that leads beyond 2^63

use tla::prelude::*;

type Tile = layout!((8,16):(1,9223372036854775807));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
