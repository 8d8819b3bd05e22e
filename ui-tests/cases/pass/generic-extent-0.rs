//! const generic: of 8

use tla::prelude::*;

layout! { type Tile<const ROWS: usize> = S[(ROWS,64)]; }

fn address<const ROWS: usize>(i: usize, j: usize) -> usize {
    Tile::<ROWS>::offset([i, j])
}

fn main() {
    let _ = address::<8>(1, 0);
}
