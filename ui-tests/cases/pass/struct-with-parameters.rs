//! macro: a type with parameters

use tla::prelude::*;

layout! { pub type Tile<const N: usize> = S[(N,64)]; }

fn main() {
    let _ = Tile::<8>::offset([1_usize, 0]);
}
