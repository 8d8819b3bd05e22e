//! macro: a word like no tag

use tla::prelude::*;

type Tile = layout!(blocked<f16>(100,100));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
