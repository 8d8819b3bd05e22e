//! item const: a constant extent of 0

use tla::prelude::*;

const ROWS: usize = 0;
layout! { pub struct Tile = S[(8,ROWS,4)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0, 0]);
}
