//! macro: 8 modes

use tla::prelude::*;

type Tile = layout!((2,2,2,2,2,2,2,4):(1,2,4,8,16,32,64,128));

fn main() {
    let _ = Tile::offset(5_usize);
}
