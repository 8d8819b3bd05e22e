//! const: of one that is not swizzled

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: usize = fold::span::<Tile, axis::m>();

fn main() {}
