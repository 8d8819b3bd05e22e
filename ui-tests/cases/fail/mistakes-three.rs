//! macro, errors: 3: three mistakes in one layout

use tla::prelude::*;

type Tile = layout!((8,0) -> S[(8,4,4):(4@landid,1,8:1)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
