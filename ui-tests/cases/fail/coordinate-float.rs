//! bound: a coordinate of floats

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::offset([1.0_f32, 2.0]);
}
