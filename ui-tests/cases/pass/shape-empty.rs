//! macro: with one

use tla::prelude::*;

type Tile = layout!(S[(8)]);

fn main() {
    let _ = Tile::offset([1_usize]);
}
