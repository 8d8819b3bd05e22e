//! const generic: a const parameter beyond the shape

use tla::prelude::*;

layout! { type Tile<const N: usize> = ((4,2),8):((8,32),1):(N,8); }

fn address<const N: usize>(i: usize, j: usize) -> usize {
    Tile::<N>::offset([i, j])
}

fn main() {
    let _ = address::<9>(1, 0);
}
