//! macro: a range that counts its end

use tla::prelude::*;

type Tile = layout!(S[(8,64)].slice(0..=7, 0..64));

fn main() {
    let _ = Tile::SIZE;
}
