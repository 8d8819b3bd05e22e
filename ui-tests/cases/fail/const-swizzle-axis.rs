//! item const: a swizzle of an axis of the user's

use tla::prelude::*;

axis! { pub gpuid_x: device; }
layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,64):(1@self::gpuid_x,8)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
