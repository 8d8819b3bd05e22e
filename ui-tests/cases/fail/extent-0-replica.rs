//! macro: a replica extent of 0

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)] + R[0:1@warpid]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
