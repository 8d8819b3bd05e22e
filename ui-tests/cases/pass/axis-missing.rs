//! macro: an axis after the @

use tla::prelude::*;

type Tile = layout!(S[(8,4):(1@laneid,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
