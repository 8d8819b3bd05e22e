//! macro: two replica extents, one stride

use tla::prelude::*;

layout! { pub struct Tile = S[8:1@laneid] + R[(2,4):(8@laneid)]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
