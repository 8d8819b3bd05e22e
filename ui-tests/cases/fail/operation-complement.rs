//! macro: the complement of a layout that has places twice

use tla::prelude::*;

type Tile = layout!((4,2):(1,2).complement(16));

fn main() {
    let _ = Tile::SIZE;
}
