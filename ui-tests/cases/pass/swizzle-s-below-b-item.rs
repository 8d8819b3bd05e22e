//! macro: S is at least B

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,64)]; }

fn main() {
    let _ = [0_u16; Tile::COSIZE];
}
