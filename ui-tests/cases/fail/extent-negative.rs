//! macro: a negative extent

use tla::prelude::*;

type Tile = layout!(S[(8,-4):(4,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
