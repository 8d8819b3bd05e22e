//! macro: a shard without extents

use tla::prelude::*;

type Tile = layout!(S[()]);

fn main() {
    let _ = Tile::offset([1_usize]);
}
