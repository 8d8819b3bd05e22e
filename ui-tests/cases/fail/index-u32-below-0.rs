//! const generic: `u32` for addresses below 0

use tla::prelude::*;

type Tile = layout!(S[(8,64)] - 4);

fn main() {
    let _ = Tile::offset([0_u32, 0]);
}
