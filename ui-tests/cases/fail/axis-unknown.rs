//! macro: a built-in axis with a slip in its name

use tla::prelude::*;

type Tile = layout!(S[(8,4):(4@landid,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
