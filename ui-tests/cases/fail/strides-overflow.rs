//! macro: row-major strides of 2^66

use tla::prelude::*;

layout! { pub type Tile = S[(4,4294967296,17179869184)]; }

fn main() {
    let _ = Tile::offset([1_u64, 0, 0]);
}
