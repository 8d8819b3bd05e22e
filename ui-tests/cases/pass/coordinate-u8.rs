//! bound: of an integer that counts

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::at(1_u32).offset();
}
