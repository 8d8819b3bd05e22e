//! macro: a swizzle as CuTe prints it

use tla::prelude::*;

type Tile = layout!(Sw<3,4,3> o (8,64):(64,1));

fn main() {
    let _ = Tile::SIZE;
}
