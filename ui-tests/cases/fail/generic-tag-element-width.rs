//! const generic: a type parameter of 24 bits

use tla::prelude::*;

layout! { type Tile<T> = zN<T>(100,100); }

fn address<T: tla::Element>(i: usize, j: usize) -> usize {
    Tile::<T>::offset([i, j])
}

fn main() {
    let _ = address::<tla::element::Bits<24>>(1, 0);
}
