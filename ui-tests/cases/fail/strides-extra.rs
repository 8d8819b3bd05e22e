//! macro: two extents, three strides

use tla::prelude::*;

layout! { pub struct Tile = S[(8,4):(4,1,1)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
