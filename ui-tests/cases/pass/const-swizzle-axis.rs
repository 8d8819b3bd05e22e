//! item const: of memory

use tla::prelude::*;

axis! { pub gpuid_x: device; }
layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,64):(1@m,8)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
