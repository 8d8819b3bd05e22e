//! macro: an item names itself, where the layout outside is meant

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

mod packed {
    tla::layout! { pub struct Tile = super::Tile.pack(2); }
}

fn main() {
    let _ = (Tile::SIZE, <packed::Tile as Mapping>::SIZE);
}
