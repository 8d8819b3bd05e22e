//! item const: of 100

use tla::prelude::*;

const COLUMNS: usize = 100;
layout! { pub struct Tile = zN<f16>(100,COLUMNS); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
