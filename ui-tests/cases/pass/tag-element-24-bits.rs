//! macro: of 32

use tla::prelude::*;

layout! { pub struct Tile = zN<32>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
