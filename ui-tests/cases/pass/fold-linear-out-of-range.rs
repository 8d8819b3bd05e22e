//! const: element 511

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::offset::<Tile, _>([511]);

fn main() {}
