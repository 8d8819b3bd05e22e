//! const: row 8 of 8

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::at::<Tile, _>([8, 0]).on::<axis::m>();

fn main() {}
