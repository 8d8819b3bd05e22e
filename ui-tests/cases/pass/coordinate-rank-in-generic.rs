//! const generic: of one with two

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

fn lane<L: Mapping>(i: u32, j: u32) -> u32 {
    L::at([i, j]).on::<axis::m>()
}

fn main() {
    lane::<Tile>(1, 2);
}
