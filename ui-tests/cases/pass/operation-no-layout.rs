//! macro: a layout

use tla::prelude::*;

type Tile = layout!(S[(8,8)].tile(S[(2,2)]));

fn main() {
    let _ = Tile::SIZE;
}
