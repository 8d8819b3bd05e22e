//! item const: the operand is an alias with a mistake that only const evaluation sees

use tla::prelude::*;

const NONE: usize = 0;

type Atom = layout!(S[(8,NONE)]);

layout! { pub struct Tile = Atom.pack(2); }

fn main() {
    let _ = Tile::SIZE;
}
