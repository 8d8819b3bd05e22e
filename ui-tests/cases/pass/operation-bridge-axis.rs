//! macro: in memory

use tla::prelude::*;

type Tile = layout!(S[(8,4):(4,1)].coalesce());

fn main() {
    let _ = Tile::SIZE;
}
