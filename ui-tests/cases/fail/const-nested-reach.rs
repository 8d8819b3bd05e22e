//! item const: a constant stride that leads beyond 2^63

use tla::prelude::*;

const D: usize = 9223372036854775807;
layout! { pub struct Tile = ((4,2),(4,3)):((4,D),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
