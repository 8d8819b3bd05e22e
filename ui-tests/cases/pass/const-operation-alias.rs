//! item const: without it

use tla::prelude::*;

const ONE: usize = 2;

type Atom = layout!(S[(8,ONE)]);

layout! { pub struct Tile = Atom.pack(2); }

fn main() {
    let _ = Tile::SIZE;
}
