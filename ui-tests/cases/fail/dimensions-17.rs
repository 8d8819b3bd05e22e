//! macro: a logical shape of 17 dimensions

use tla::prelude::*;

type Tile = layout!((2,1,1,1, 1,1,1,1, 1,1,1,1, 1,1,1,1, 4) -> S[8:1]);

fn main() {
    let _ = Tile::offset(1_usize);
}
