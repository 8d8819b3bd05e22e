//! macro: a nested shape, which TIRx does not have

use tla::prelude::*;

type Tile = layout!(S[((2,4),8)]);

fn main() {
    let _ = Tile::offset(1_usize);
}
