//! macro: threads counted in a warp

use tla::prelude::*;

type Tile = layout!(S[(8,4):(4@laneid,1@laneid)]);

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<axis::laneid>();
}
