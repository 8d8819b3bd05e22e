//! macro: warps join them

use tla::prelude::*;

type Tile = layout!(S[(8,4,4):(1@laneid,1@wgid,1@wid_in_wg)]);

fn main() {
    let _ = Tile::at([1_usize, 0, 0]).on::<axis::laneid>();
}
