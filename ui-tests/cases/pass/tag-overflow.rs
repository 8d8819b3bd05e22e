//! macro: a million

use tla::prelude::*;

layout! { pub struct Tile = zN<f16>(1000000,16); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
