//! const generic: 9 replica iters

use tla::prelude::*;
use tla::{R, S, TileLayout};

type Two = Int<2>;
type Copies = (Two, Two, Two, Two, Two, Two, Two, Two, Two);
type Tile = TileLayout<S<(Int<8>,)>, R<Copies>>;

fn main() {
    let _ = Tile::offset([1_usize]);
}
