//! item const: the second of two operations on a named layout

use tla::prelude::*;

layout! { pub struct Atom = S[(8,64)]; }

layout! { pub struct Tile = Atom.tile_to((64,64)).pack(3); }

fn main() {
    let _ = Tile::SIZE;
}
