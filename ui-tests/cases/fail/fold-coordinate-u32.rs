//! bound: a coordinate of `u32` in a const context

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const ROW: u32 = 1;
const _: usize = fold::offset::<Tile, _>([ROW, 0]);

fn main() {}
