//! macro: a stride on a thread axis

use tla::prelude::*;

type Tile = layout!((8,4):(4@laneid,1));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
