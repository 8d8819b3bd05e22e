//! bound: an element type whose width is not known

use tla::prelude::*;

/// A type of the user's.
pub struct Pair;

layout! { pub struct Tile = zN<self::Pair>(100,100); }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
