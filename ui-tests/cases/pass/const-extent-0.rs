//! item const: of 4

use tla::prelude::*;

const ROWS: usize = 4;
layout! { pub struct Tile = S[(8,ROWS,4)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
