//! bound: an axis

use tla::prelude::*;

axis! { pub Gpu: device; }
layout! { pub struct Tile = S[(8,64):(1@self::Gpu,1)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
