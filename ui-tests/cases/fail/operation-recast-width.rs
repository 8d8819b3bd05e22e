//! macro: a recast to a width that rows are no multiple of

use tla::prelude::*;

type Tile = layout!((8,64):(64,1).recast(16, 12));

fn main() {
    let _ = Tile::SIZE;
}
