//! item const: a constant expression that overflows

use tla::prelude::*;

const ROWS: usize = 4;
layout! { pub struct Tile = S[({ ROWS - 8 },64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
