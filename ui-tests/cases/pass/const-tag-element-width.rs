//! item const: of 32

use tla::prelude::*;

/// A type of the user's.
pub struct Triple;

impl tla::Element for Triple {
    const BITS: u32 = 32;
}

layout! { pub struct Tile = zN<self::Triple>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
