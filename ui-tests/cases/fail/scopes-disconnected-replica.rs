//! macro: lanes of the shard, blocks of the cluster as replicas

use tla::prelude::*;

layout! { pub struct Tile = S[8:1@laneid] + R[2:1@cbx]; }

fn main() {
    let _ = Tile::at([1_usize]).on::<axis::laneid>();
}
