//! macro: an offset that it divides

use tla::prelude::*;

layout! { pub struct Tile = (S[(8,64)] + 4).pack(2); }

fn main() {
    let _ = Tile::SIZE;
}
