//! macro: one replica extent, two strides

use tla::prelude::*;

type Tile = layout!(S[8:1@laneid] + R[2:(8@laneid,1@warpid)]);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
