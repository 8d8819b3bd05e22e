//! macro: with it

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
