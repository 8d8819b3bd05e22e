//! item const: a mistake in an argument of an operation

use tla::prelude::*;

const NONE: usize = 0;

layout! { pub struct Tile = S[(8,8)].tile(S[(2,NONE)]); }

fn main() {
    let _ = Tile::SIZE;
}
