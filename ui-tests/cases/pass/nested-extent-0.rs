//! macro: an extent of 2

use tla::prelude::*;

type Tile = layout!(((4,2),(4,3)):((4,16),(1,32)));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
