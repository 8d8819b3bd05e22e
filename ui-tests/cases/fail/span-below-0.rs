//! const generic: the span of a layout that lies below 0

use tla::prelude::*;

type Tile = layout!(S[8:1] - 16);

fn main() {
    let _ = Tile::span::<axis::m>();
}
