//! macro: M, B, S, in elements

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> o (8,64):(64,1));

fn main() {
    let _ = Tile::SIZE;
}
