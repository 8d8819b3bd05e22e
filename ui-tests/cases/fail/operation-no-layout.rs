//! macro: a number where a layout belongs

use tla::prelude::*;

type Tile = layout!(S[(8,8)].tile(4));

fn main() {
    let _ = Tile::SIZE;
}
