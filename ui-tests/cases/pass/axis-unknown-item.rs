//! macro: a built-in one

use tla::prelude::*;

layout! { pub struct Tile = S[(8,4):(4,1)] + 2@pid; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
