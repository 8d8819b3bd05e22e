//! macro: none

use tla::prelude::*;

type Tile = layout!((8,16) -> S[(8,4,4):(4@laneid,1,8)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
