//! macro: of 16 dimensions

use tla::prelude::*;

type Tile = layout!((2,1,1,1, 1,1,1,1, 1,1,1,1, 1,1,1,1) -> S[2:1]);

fn main() {
    let _ = Tile::offset(1_usize);
}
