//! macro: a swizzle of a shard on threads

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> o S[(8,64):(1@laneid,8)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
