//! macro: warps join them

use tla::prelude::*;

type Tile = layout!(S[8:1@laneid] + 2@bx + 1@warpid);

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
