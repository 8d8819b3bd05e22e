//! macro: one that it has

use tla::prelude::*;

type Tile = layout!(S[(8,64)] + R[2:1@warpid]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
