//! const generic: a const parameter of 0 as an extent

use tla::prelude::*;

layout! { type Tile<const ROWS: usize> = S[(ROWS,64)]; }

fn address<const ROWS: usize>(i: usize, j: usize) -> usize {
    Tile::<ROWS>::offset([i, j])
}

fn main() {
    let _ = address::<0>(1, 0);
}
