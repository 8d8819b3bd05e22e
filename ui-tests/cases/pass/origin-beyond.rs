//! macro: in the shape

use tla::prelude::*;

layout! { pub struct Tile = ((16,7),(16,7)):((16,256),(1,1792)):(100,112); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
