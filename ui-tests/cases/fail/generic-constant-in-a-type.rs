//! const generic: a constant of 0 as an extent, in a type

use tla::prelude::*;

const ROWS: usize = 0;
type Tile = layout!(S[(ROWS,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
