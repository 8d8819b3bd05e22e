//! macro: none

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,1,64):(64,64,1)] + 1@m; }

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
