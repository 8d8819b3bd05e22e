//! macro: an element type that does not exist

use tla::prelude::*;

layout! { pub struct Tile = zN<fp16>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
