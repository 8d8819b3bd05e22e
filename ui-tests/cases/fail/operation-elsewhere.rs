//! macro: the name that CuTe has for an operation

use tla::prelude::*;

type Tile = layout!((8,64):(64,1).composition((4,8):(1,8)));

fn main() {
    let _ = Tile::SIZE;
}
