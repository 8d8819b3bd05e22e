//! macro: blocks of no element type

use tla::prelude::*;

layout! { pub struct Tile = zN(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
