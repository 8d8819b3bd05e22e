//! const generic: `u32` for more than 2^32 elements

use tla::prelude::*;

type Tile = layout!(S[(65536,65537)]);

fn main() {
    let _ = Tile::offset([1_u32, 0]);
}
