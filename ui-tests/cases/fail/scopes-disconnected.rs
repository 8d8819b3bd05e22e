//! macro: lanes and warpgroups, and no warps between

use tla::prelude::*;

type Tile = layout!(S[(8,4):(1@laneid,1@wgid)]);

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<axis::laneid>();
}
