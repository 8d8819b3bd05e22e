//! macro: 16 extents

use tla::prelude::*;

layout! { pub struct Tile = ((2,2,2,2,2,2,2,2),(2,2,2,2,2,2,2,2,)):((1,1,1,1,1,1,1,1),(1,1,1,1,1,1,1,1)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
