//! macro: to blocks of 16 x 32

use tla::prelude::*;

layout! { pub struct Tile = PaddingRowMajor<16,32>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
