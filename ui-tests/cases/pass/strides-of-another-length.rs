//! bound: of two

use tla::prelude::*;
use tla::{S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>, Int<64>), (Int<64>, Int<1>)>>>();
}
