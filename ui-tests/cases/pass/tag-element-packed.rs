//! macro: without the element

use tla::prelude::*;

/// A type of the user's.
pub struct Pair;

layout! { pub struct Tile = RowMajor(3,5); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
