//! macro: both ends

use tla::prelude::*;

type Tile = layout!(S[(8,64)].slice(0..8, 32..64));

fn main() {
    let _ = Tile::SIZE;
}
