//! const generic: 100 elements in tiles of 32, repaired

use tla::prelude::*;
use tla::{LayoutTiler, LogicalDivide};

type Tiles = LogicalDivide<layout!(96:1), LayoutTiler<layout!(32:1)>>;

fn main() {
    let _ = Tiles::offset([1_usize, 0]);
}
