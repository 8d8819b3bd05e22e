//! bound: a run-time type as an extent

use tla::prelude::*;
use tla::{S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>, u8)>>>();
}
