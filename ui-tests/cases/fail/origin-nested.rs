//! macro: a nested origin

use tla::prelude::*;

layout! { pub struct Tile = ((16,7),(16,7)):((16,256),(1,1792)):(100,(16,7)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
