//! macro: a struct with parameters, whose storage has no size

use tla::prelude::*;

layout! { pub struct Tile<const N: usize> = S[(N,64)]; }

fn main() {
    let _ = Tile::<8>::offset([1_usize, 0]);
}
