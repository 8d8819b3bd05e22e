//! bound: a tuple of one

use tla::prelude::*;
use tla::{O, R, S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>,)>, R<()>, O<(Int<5>,)>>>();
}
