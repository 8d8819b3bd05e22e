//! const: element 512 of 512

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::offset::<Tile, _>([512]);

fn main() {}
