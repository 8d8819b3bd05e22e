//! bound: a shard in the place of the replica

use tla::prelude::*;
use tla::{R, S, TileLayout};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<TileLayout<S<(Int<8>,)>, S<(Int<2>,), (Int<8>,)>>>();
    size::<TileLayout<S<(Int<8>,)>, R<()>>>();
}
