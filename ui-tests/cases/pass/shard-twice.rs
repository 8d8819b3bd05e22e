//! macro: one shard of all iters

use tla::prelude::*;

type Tile = layout!(S[8:4]);

fn main() {
    let _ = Tile::offset([1_usize]);
}
