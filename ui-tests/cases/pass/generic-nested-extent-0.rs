//! const generic: of 2

use tla::prelude::*;

layout! { type Tile<const N: usize> = ((4,N),8):((8,32),1); }

fn address<const N: usize>(i: usize, j: usize) -> usize {
    Tile::<N>::offset([i, j])
}

fn main() {
    let _ = address::<2>(1, 0);
}
