//! const generic: from 0 on

use tla::prelude::*;

type Tile = layout!(S[8:1] + 16);

fn main() {
    let _ = Tile::span::<axis::m>();
}
