//! macro: an element of 24 bits

use tla::prelude::*;

layout! { pub struct Tile = zN<24>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
