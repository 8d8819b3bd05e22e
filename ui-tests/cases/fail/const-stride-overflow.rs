//! item const: a constant stride that reaches 2^63

use tla::prelude::*;

const PITCH: usize = 1 << 62;
layout! { pub type Tile = S[(4,8):(PITCH,1)]; }

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
