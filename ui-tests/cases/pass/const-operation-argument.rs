//! item const: without it

use tla::prelude::*;

const ONE: usize = 1;

layout! { pub struct Tile = S[(8,8)].tile(S[(2,ONE)]); }

fn main() {
    let _ = Tile::SIZE;
}
