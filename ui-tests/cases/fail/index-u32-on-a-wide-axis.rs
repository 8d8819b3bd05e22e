//! const generic: `u32` for addresses beyond 2^32

use tla::prelude::*;

type Tile = layout!(S[(8,64):(1073741824,1)]);

fn main() {
    let _ = Tile::at([1_u32, 0]).offset();
}
