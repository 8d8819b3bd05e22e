//! macro: each once

use tla::prelude::*;

type Tile = layout!(S[(8,64)].permute(1, 0));

fn main() {
    let _ = Tile::SIZE;
}
