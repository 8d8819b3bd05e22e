//! bound: of integers

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::offset([1_u32, 2]);
}
