//! const: of two

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: [usize; 2] = fold::shape::<Tile, _>();

fn main() {}
