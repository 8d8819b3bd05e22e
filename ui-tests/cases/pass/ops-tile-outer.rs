//! const generic: a row-major matrix that is not made of blocks in a row, repaired

use tla::prelude::*;
use tla::TileOuter;

type Blocks = TileOuter<layout!((16,24) -> S[(2,8,3,8):(192,8,64,1)]), layout!(S[(8,8)])>;

fn main() {
    let _ = Blocks::offset([1_usize, 0]);
}
