//! const generic: a tiler of three modes for a layout of two

use tla::prelude::*;
use tla::{ShapeTiler, ZippedDivide};

type Tiles = ZippedDivide<layout!((8,64):(64,1)), ShapeTiler<(Int<4>, Int<8>, Int<2>)>>;

fn main() {
    let _ = Tiles::offset([1_usize, 0]);
}
