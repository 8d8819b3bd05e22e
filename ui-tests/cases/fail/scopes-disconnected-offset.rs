//! macro: lanes, and an offset on the blocks of the grid

use tla::prelude::*;

type Tile = layout!(S[8:1@laneid] + 2@bx);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
