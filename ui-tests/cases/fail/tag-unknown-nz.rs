//! macro: the name that CANN has

use tla::prelude::*;

type Tile = layout!(Nz<f16>(100,100));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
