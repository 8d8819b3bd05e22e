//! bound: of `usize`

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const ROW: usize = 1;
const _: usize = fold::offset::<Tile, _>([ROW, 0]);

fn main() {}
