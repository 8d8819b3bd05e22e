//! bound: a tuple as a coordinate

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::offset((1, 2));
}
