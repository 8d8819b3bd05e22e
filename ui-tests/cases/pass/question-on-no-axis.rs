//! bound: on an axis

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::at([1_usize, 2]).on::<axis::m>();
}
