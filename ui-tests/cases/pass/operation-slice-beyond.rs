//! macro: up to its end

use tla::prelude::*;

type Tile = layout!(S[(8,64)].slice(0..8, 48..64));

fn main() {
    let _ = Tile::SIZE;
}
