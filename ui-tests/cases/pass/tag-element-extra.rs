//! macro: none

use tla::prelude::*;

layout! { pub struct Tile = L0C(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
