//! item const: one that does

use tla::prelude::*;

const ROWS: usize = 8;
layout! { pub struct Tile = S[(ROWS,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
