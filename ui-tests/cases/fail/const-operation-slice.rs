//! item const: the end of a range is a constant beyond the tile

use tla::prelude::*;

const END: usize = 72;

layout! { pub struct Tile = S[(8,64)].slice(0..8, 48..END); }

fn main() {
    let _ = Tile::SIZE;
}
