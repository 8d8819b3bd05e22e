//! const generic: two entries, in a function for layouts of any rank, of one with three

use tla::prelude::*;

layout! { pub struct Tile = S[(8,4,16)]; }

fn lane<L: Mapping>(i: u32, j: u32) -> u32 {
    L::at([i, j]).on::<axis::m>()
}

fn main() {
    lane::<Tile>(1, 2);
}
