//! macro: padding to no block

use tla::prelude::*;

layout! { pub struct Tile = PaddingRowMajor(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
