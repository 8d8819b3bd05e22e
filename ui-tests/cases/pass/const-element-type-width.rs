//! item const: that one is

use tla::prelude::*;

pub struct Custom;
impl tla::Element for Custom {
    const BITS: u32 = 16;
}
layout! { pub struct Tile = Swizzle<Custom, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
