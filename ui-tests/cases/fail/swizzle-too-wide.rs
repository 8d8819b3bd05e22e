//! macro: more bits than an address has

use tla::prelude::*;

type Tile = layout!(Swizzle<30,20,20> o S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
