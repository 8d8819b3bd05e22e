//! const generic: `i32`

use tla::prelude::*;

type Tile = layout!(S[(8,64)] - 4);

fn main() {
    let _ = Tile::offset([0_i32, 0]);
}
