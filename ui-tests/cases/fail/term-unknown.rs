//! macro: a term that TIRx does not have

use tla::prelude::*;

type Tile = layout!(S[(8,64)] + Q[2:1@warpid]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
