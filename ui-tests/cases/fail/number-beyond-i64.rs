//! macro: a stride of 2^63

use tla::prelude::*;

type Tile = layout!(S[(2,4):(9223372036854775808,1)]);

fn main() {
    let _ = Tile::offset([1_u64, 0]);
}
