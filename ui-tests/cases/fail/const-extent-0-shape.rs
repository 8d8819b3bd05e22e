//! item const: a constant logical extent of 0

use tla::prelude::*;

const ROWS: usize = 0;
layout! { pub struct Tile = (ROWS,64) -> S[(8,64)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
