//! macro: 9 modes

use tla::prelude::*;

type Tile = layout!((2,2,2,2,2,2,2,2,2):(1,2,4,8,16,32,64,128,256));

fn main() {
    let _ = Tile::offset(5_usize);
}
