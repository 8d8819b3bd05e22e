//! macro: an extent of 0

use tla::prelude::*;

type Tile = layout!(((4,0),(4,3)):((4,16),(1,32)));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
