//! macro: steps of 4 through an extent of 6

use tla::prelude::*;

type Tile = layout!((6,8):(1,10).compose(8:4));

fn main() {
    let _ = Tile::SIZE;
}
