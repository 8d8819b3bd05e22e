//! macro: without it

use tla::prelude::*;

layout! { pub struct Atom = S[(8,8)]; }

layout! { pub struct Tile = Atom.tile_to((64,64)); }

fn main() {
    let _ = Tile::SIZE;
}
