//! macro: an operation on a swizzle

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3>.unpack(2));

fn main() {
    let _ = Tile::SIZE;
}
