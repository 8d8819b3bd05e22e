//! const generic: its cosize

use tla::prelude::*;

type Tile = layout!(Swizzle<f16, 128B> o S[(8,64)]);

fn main() {
    let _ = Tile::COSIZE;
}
