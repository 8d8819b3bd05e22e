//! item const: that does not

use tla::prelude::*;

const ROWS: usize = 4;
layout! { pub struct Tile = S[({ ROWS - 2 },64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
