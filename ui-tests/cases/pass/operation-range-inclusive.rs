//! macro: half-open

use tla::prelude::*;

type Tile = layout!(S[(8,64)].slice(0..8, 0..64));

fn main() {
    let _ = Tile::SIZE;
}
