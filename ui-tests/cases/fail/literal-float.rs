//! macro: an extent with a fraction

use tla::prelude::*;

type Tile = layout!(S[(8,64.0)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
