//! bound: whose width is known

use tla::prelude::*;

/// A type of the user's.
pub struct Pair;

impl tla::Element for Pair {
    const BITS: u32 = 32;
}

layout! { pub struct Tile = zN<self::Pair>(100,100); }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
