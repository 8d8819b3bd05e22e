//! macro: a word after the layout

use tla::prelude::*;

type Tile = layout!(S[(8,64)] padded);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
