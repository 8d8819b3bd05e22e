//! macro, errors: 3: S below B, an extent of 0, an unknown axis

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,1> o S[(8,0,64):(64,64,1)] + 1@gpu; }

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
