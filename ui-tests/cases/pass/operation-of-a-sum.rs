//! macro: of the sum

use tla::prelude::*;

type Tile = layout!((S[(8,4):(4@laneid,1@laneid)] + R[2:1@warpid]).unpack(2));

fn main() {
    let _ = Tile::SIZE;
}
