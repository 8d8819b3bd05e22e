//! macro: an axis nobody knows

use tla::prelude::*;

layout! { pub struct Tile = S[(8,4):(4,1)] + 2@gpu; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
