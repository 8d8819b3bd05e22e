//! item const: to less

use tla::prelude::*;

const BASE: usize = 1 << 60;
layout! { pub type Tile = S[8:0] + BASE + BASE; }

fn main() {
    let _ = Tile::offset([1_u64]);
}
