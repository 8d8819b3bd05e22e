//! macro: a dimension in two places

use tla::prelude::*;

type Tile = layout!(S[(8,64)].permute(1, 1));

fn main() {
    let _ = Tile::SIZE;
}
