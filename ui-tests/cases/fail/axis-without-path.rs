//! macro: an axis of the user's without a path

use tla::prelude::*;

axis! { pub gpuid_x: device; }

type Tile = layout!(S[(8,4):(1@gpuid_x,1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
