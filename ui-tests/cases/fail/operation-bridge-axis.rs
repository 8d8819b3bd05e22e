//! macro: an operation of nested layouts on lanes

use tla::prelude::*;

type Tile = layout!(S[(8,4):(4@laneid,1@laneid)].coalesce());

fn main() {
    let _ = Tile::SIZE;
}
