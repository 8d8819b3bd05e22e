//! item const: of 32

use tla::prelude::*;

const N: usize = 32;
layout! { pub struct Tile = PaddingRowMajor<16,N>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
