//! macro: a recast to a width that rows are a multiple of

use tla::prelude::*;

type Tile = layout!((8,96):(96,1).recast(16, 12));

fn main() {
    let _ = Tile::SIZE;
}
