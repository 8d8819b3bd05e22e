//! macro: through one of 8

use tla::prelude::*;

type Tile = layout!((8,8):(1,10).compose(8:4));

fn main() {
    let _ = Tile::SIZE;
}
