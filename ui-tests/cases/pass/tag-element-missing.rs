//! macro: of half-precision numbers

use tla::prelude::*;

layout! { pub struct Tile = zN<f16>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
