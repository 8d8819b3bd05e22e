//! item const: a constant that does not exist

use tla::prelude::*;

const ROWS: usize = 8;
layout! { pub struct Tile = S[(ROW,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
