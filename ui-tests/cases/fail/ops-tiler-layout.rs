//! bound: a layout that does not say how it divides

use tla::prelude::*;
use tla::LogicalDivide;

type Tile = layout!(32:1);

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<LogicalDivide<layout!(96:1), Tile>>();
}
