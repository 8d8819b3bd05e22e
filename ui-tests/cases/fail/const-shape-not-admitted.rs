//! item const: a logical shape of 512 elements on a layout of constant extents

use tla::prelude::*;

mod sizes {
    pub const COLUMNS: usize = 32;
}
layout! { pub struct Tile = (8,64) -> S[(8,sizes::COLUMNS)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
