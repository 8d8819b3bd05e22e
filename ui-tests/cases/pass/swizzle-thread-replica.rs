//! macro: a swizzle of replicas in memory

use tla::prelude::*;

layout! { pub struct Tile = Swizzle<3,3,3> o S[(8,64)] + R[2:512@m]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
