//! macro: 2^63 rows

use tla::prelude::*;

layout! { pub struct Tile = zN<f16>(9223372036854775807,16); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
