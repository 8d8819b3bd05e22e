//! bound: a layout that does not say how it divides, repaired

use tla::prelude::*;
use tla::{LayoutTiler, LogicalDivide};

type Tile = layout!(32:1);

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<LogicalDivide<layout!(96:1), LayoutTiler<Tile>>>();
}
