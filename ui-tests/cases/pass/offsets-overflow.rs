//! macro: to 2^62

use tla::prelude::*;

layout! { pub type Tile = S[8:0] + 4611686018427387904 + 4; }

fn main() {
    let _ = Tile::offset([1_u64]);
}
