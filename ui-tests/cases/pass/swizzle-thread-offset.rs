//! macro: a swizzle of an offset in memory

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> o S[(8,64)] + 5@m);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
