//! bound: a coordinate of bytes

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::at(1_u8).offset();
}
