//! macro: offsets that add up to 2^63

use tla::prelude::*;

layout! { pub type Tile = S[8:0] + 4611686018427387904 + 4611686018427387904; }

fn main() {
    let _ = Tile::offset([1_u64]);
}
