//! item const: of 2

use tla::prelude::*;

const N: usize = 2;
layout! { pub struct Tile = ((4,N),(4,3)):((4,16),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
