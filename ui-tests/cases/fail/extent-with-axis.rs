//! macro: an axis on an extent

use tla::prelude::*;

type Tile = layout!(S[8@laneid:1]);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
