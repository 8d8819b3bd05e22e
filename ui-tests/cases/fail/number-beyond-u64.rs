//! macro: an extent of 2^64

use tla::prelude::*;

layout! { pub type Tile = S[(18446744073709551616,4):(1,0)]; }

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
