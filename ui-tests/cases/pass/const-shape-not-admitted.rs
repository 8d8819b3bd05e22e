//! item const: of as many

use tla::prelude::*;

mod sizes {
    pub const COLUMNS: usize = 64;
}
layout! { pub struct Tile = (8,64) -> S[(8,sizes::COLUMNS)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
