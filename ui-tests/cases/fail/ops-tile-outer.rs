//! const generic: a row-major matrix that is not made of blocks in a row

use tla::prelude::*;
use tla::TileOuter;

type Blocks = TileOuter<layout!(S[(16,24)]), layout!(S[(8,8)])>;

fn main() {
    let _ = Blocks::offset([1_usize, 0]);
}
