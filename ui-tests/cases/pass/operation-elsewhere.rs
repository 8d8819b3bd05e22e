//! macro: its name here

use tla::prelude::*;

type Tile = layout!((8,64):(64,1).compose((4,8):(1,8)));

fn main() {
    let _ = Tile::SIZE;
}
