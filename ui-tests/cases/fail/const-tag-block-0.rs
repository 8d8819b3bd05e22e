//! item const: a constant block of 0

use tla::prelude::*;

const N: usize = 0;
layout! { pub struct Tile = PaddingRowMajor<16,N>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
