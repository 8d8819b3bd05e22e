//! const: a place below 0

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[8:1] - 4);

const _: usize = fold::offset::<Tile, _>([3]);

fn main() {}
