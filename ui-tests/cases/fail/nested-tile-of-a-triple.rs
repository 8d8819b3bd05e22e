//! bound: a tile of a mode of three extents

use tla::prelude::*;

layout! { pub struct Tile = ((2,2,2),8):((8,16,32),1); }

fn main() {
    let _ = Tile::layout().tile((4_u32, 4_u32), [0, 0]);
}
