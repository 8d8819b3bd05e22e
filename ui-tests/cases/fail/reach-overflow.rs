//! macro: a coordinate of 2^63 on an axis

use tla::prelude::*;

type Tile = layout!(S[(3,4):(4611686018427387904@P,1)]);

fn main() {
    let _ = Tile::at([1_u64, 0]).on::<axis::P>();
}
