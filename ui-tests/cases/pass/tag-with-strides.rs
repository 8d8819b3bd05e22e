//! macro: without the tag

use tla::prelude::*;

layout! { pub struct Tile = (8,16):(32,1); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
