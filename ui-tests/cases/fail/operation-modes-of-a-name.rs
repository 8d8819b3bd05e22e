//! macro: a layout's name where a number is meant

use tla::prelude::*;

layout! {
    type Rows = 4:2;
    type Tile = (8,64):(64,1).zipped_divide((Rows,_));
}

fn main() {
    let _ = Tile::SIZE;
}
