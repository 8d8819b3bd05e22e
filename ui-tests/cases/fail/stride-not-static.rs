//! bound: a run-time type as a stride on an axis

use tla::prelude::*;
use tla::{On, S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>,), (On<u32, axis::laneid>,)>>>();
}
