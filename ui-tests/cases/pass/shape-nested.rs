//! macro: a flat one

use tla::prelude::*;

type Tile = layout!(S[(2,4,8)]);

fn main() {
    let _ = Tile::offset(1_usize);
}
