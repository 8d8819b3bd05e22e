//! macro: an element that may be packed

use tla::prelude::*;

/// A type of the user's.
pub struct Pair;

layout! { pub struct Tile = RowMajor<Pair>(3,5); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
