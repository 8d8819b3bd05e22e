//! item const: a constant size of 2^63 - 1

use tla::prelude::*;

const COLUMNS: usize = 9223372036854775807;
layout! { pub struct Tile = zN<f16>(100,COLUMNS); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
