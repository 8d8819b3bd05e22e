//! item const: offsets that add up to 2^63

use tla::prelude::*;

const BASE: usize = 1 << 62;
layout! { pub type Tile = S[8:0] + BASE + BASE; }

fn main() {
    let _ = Tile::offset([1_u64]);
}
