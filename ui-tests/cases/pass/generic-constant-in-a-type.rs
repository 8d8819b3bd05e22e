//! const generic: of 4

use tla::prelude::*;

const ROWS: usize = 4;
type Tile = layout!(S[(ROWS,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
