//! macro: a swizzle of a shard in memory

use tla::prelude::*;

type Tile = layout!(Swizzle<3,3,3> o S[(8,64):(1@m,8)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
