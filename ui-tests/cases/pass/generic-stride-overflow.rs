//! const generic: 2^62

use tla::prelude::*;

layout! { type Tile<const PITCH: usize> = S[(4,8):(PITCH,1)]; }

fn main() {
    let _ = Tile::<{ 1 << 60 }>::offset([1_u64, 0]);
}
