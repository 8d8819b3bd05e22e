//! macro: a swizzle of addresses from 0 on

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,64)] + 4; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
