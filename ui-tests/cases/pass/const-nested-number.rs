//! item const: below

use tla::prelude::*;

const N: usize = 2;
layout! { pub struct Tile = ((4,N),(4,3)):((4,0),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
