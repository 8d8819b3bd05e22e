//! macro: 8 replica iters

use tla::prelude::*;

layout! { pub struct Tile = S[8:1] + R[(2,2,2,2, 2,2,2,2):(1,2,4,8, 16,32,64,128)]; }

fn main() {
    let _ = Tile::offset(1_usize);
}
