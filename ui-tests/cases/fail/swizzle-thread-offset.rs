//! macro: a swizzle of an offset on threads

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> o S[(8,64)] + 5@tx);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
