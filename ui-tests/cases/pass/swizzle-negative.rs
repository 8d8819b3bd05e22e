//! macro: M is 0

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<0,3,3> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
