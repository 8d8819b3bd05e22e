//! const generic: a tile of two dimensions, repeated in one

use tla::prelude::*;
use tla::Tiled;

type Tile = Tiled<layout!(S[8]), layout!(S[(8,64)])>;

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
