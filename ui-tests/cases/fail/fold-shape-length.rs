//! const: a shape of three extents of a layout of two dimensions

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

const _: [usize; 3] = fold::shape::<Tile, _>();

fn main() {}
