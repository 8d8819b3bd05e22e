//! macro: on its stride

use tla::prelude::*;

type Tile = layout!(S[8:1@laneid]);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
