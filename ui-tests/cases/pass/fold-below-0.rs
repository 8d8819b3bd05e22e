//! const: from 0 on

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[8:1] - 4);

const _: usize = fold::offset::<Tile, _>([4]);

fn main() {}
