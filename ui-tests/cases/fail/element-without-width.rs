//! bound: an element type whose width is not known

use tla::prelude::*;

pub struct Half(pub u16);
layout! { pub struct Tile = Swizzle<Half, 128B> o S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
