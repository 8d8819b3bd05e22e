//! macro: 17 shard iters

use tla::prelude::*;

type Tile = layout!(S[(2,2,2,2, 2,2,2,2, 2,2,2,2, 2,2,2,2, 3)]);

fn main() {
    let _ = Tile::offset(1_usize);
}
