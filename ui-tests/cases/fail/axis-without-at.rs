//! macro: an axis without @

use tla::prelude::*;

type Tile = layout!(S[(8,4):(4laneid,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
