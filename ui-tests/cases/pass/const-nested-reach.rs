//! item const: that does not

use tla::prelude::*;

const D: usize = 16;
layout! { pub struct Tile = ((4,2),(4,3)):((4,D),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
