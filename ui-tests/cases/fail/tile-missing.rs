//! macro: a swizzle of nothing

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,3>; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
