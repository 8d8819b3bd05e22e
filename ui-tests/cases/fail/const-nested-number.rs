//! item const: a constant beyond 2^63

use tla::prelude::*;

const N: usize = usize::MAX;
layout! { pub struct Tile = ((4,N),(4,3)):((4,0),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
