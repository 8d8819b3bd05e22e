//! item const: a number that divides

use tla::prelude::*;

layout! { pub struct Atom = S[(8,64)]; }

layout! { pub struct Tile = Atom.tile_to((64,64)).pack(4); }

fn main() {
    let _ = Tile::SIZE;
}
