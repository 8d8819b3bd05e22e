//! bound: a stride on a type that is no axis

use tla::prelude::*;
use tla::{On, S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>,), (On<Int<1>, u32>,)>>>();
}
