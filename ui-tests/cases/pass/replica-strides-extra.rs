//! macro: a stride an extent

use tla::prelude::*;

type Tile = layout!(S[8:1@laneid] + R[2:(8@laneid)]);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
