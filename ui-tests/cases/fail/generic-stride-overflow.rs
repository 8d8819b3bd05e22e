//! const generic: a stride that reaches 2^63

use tla::prelude::*;

layout! { type Tile<const PITCH: usize> = S[(4,8):(PITCH,1)]; }

fn main() {
    let _ = Tile::<{ 1 << 62 }>::offset([1_u64, 0]);
}
