//! const: the span of a swizzled layout

use tla::fold;
use tla::prelude::*;

type Tile = layout!(Swizzle<f16, 128B> o S[(8,64)]);

const _: usize = fold::span::<Tile, axis::m>();

fn main() {}
