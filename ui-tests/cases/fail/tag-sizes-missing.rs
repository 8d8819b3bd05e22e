//! macro: a tag alone

use tla::prelude::*;

layout! { pub struct Tile = zN<f16>; }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
