//! macro: in an item, a number that nothing is packed to

use tla::prelude::*;

layout! { pub struct Tile = (S[(8,64)] + 3).pack(2); }

fn main() {
    let _ = Tile::SIZE;
}
