//! macro: a stride an extent

use tla::prelude::*;

type Tile = layout!(S[(8,4,2):(8,2,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
