//! macro: a row

use tla::prelude::*;

layout! { pub struct Tile = zN<f16>(1,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
