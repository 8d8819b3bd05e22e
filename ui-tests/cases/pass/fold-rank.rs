//! const: two entries

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::offset::<Tile, _>([1, 2]);

fn main() {}
