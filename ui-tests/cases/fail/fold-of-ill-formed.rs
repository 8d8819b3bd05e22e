//! const: an extent of 0 in a type written by hand

use tla::fold;
use tla::prelude::*;
use tla::{S, TileLayout};

type Tile = TileLayout<S<(Int<0>, Int<64>)>>;

const _: usize = fold::offset::<Tile, _>([1, 0]);

fn main() {}
