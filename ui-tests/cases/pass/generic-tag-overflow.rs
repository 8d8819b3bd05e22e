//! const generic: of 100

use tla::prelude::*;

layout! { type Tile<const N: usize> = zN<f16>(N,100); }

fn address<const N: usize>(i: usize, j: usize) -> usize {
    Tile::<N>::offset([i, j])
}

fn main() {
    let _ = address::<100>(1, 0);
}
