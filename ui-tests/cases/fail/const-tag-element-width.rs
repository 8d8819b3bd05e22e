//! item const: an element type of 24 bits

use tla::prelude::*;

/// A type of the user's.
pub struct Triple;

impl tla::Element for Triple {
    const BITS: u32 = 24;
}

layout! { pub struct Tile = zN<self::Triple>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
