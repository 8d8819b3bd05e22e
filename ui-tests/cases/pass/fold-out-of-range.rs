//! const: row 7

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::at::<Tile, _>([7, 0]).on::<axis::m>();

fn main() {}
