//! const: of 8

use tla::fold;
use tla::prelude::*;
use tla::{S, TileLayout};

type Tile = TileLayout<S<(Int<8>, Int<64>)>>;

const _: usize = fold::offset::<Tile, _>([1, 0]);

fn main() {}
