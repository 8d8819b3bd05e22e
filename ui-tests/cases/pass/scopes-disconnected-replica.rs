//! macro: warps join them

use tla::prelude::*;

layout! { pub struct Tile = S[8:1@laneid] + R[(2,2):(1@cbx,1@warpid)]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
