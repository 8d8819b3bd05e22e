//! macro: nothing

use tla::prelude::*;

type Tile = layout!();

fn main() {
    let _ = Tile::offset([1_usize]);
}
