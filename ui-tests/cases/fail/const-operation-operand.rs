//! macro: a mistake in a name is no mistake of what is made of it

use tla::prelude::*;

layout! { pub struct Atom = S[(8,0)]; }

layout! { pub struct Tile = Atom.tile_to((64,64)); }

fn main() {
    let _ = Tile::SIZE;
}
