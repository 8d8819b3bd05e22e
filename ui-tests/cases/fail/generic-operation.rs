//! const generic: a function packs a layout by a number that does not divide it

use tla::prelude::*;

fn packed<L: Mapping, const N: usize>() -> usize {
    <layout!(L.pack(N))>::SIZE
}

layout! { pub struct Tile = S[(8,64)]; }

fn main() {
    let _ = packed::<Tile, 3>();
}
