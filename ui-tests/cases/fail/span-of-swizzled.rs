//! const generic: the span of a swizzled layout

use tla::prelude::*;

type Tile = layout!(Swizzle<f16, 128B> o S[(8,64)]);

fn main() {
    let _ = Tile::span::<axis::m>();
}
