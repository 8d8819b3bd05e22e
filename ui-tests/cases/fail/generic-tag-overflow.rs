//! const generic: a const parameter of 2^63 - 1 as a size

use tla::prelude::*;

layout! { type Tile<const N: usize> = zN<f16>(N,100); }

fn address<const N: usize>(i: usize, j: usize) -> usize {
    Tile::<N>::offset([i, j])
}

fn main() {
    let _ = address::<9223372036854775807>(1, 0);
}
