//! bound: of a pair

use tla::prelude::*;

layout! { pub struct Tile = ((2,4),8):((8,16),1); }

fn main() {
    let _ = Tile::layout().tile((4_u32, 4_u32), [0, 0]);
}
