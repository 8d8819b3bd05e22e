//! macro: on a swizzled layout

use tla::prelude::*;

type Tile = layout!((Swizzle<3,3,3> o S[512]).unpack(2));

fn main() {
    let _ = Tile::SIZE;
}
