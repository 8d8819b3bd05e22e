//! const generic: `u64`

use tla::prelude::*;

type Tile = layout!(S[(65536,65537)]);

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
