//! item const: at its end

use tla::prelude::*;

const END: usize = 64;

layout! { pub struct Tile = S[(8,64)].slice(0..8, 48..END); }

fn main() {
    let _ = Tile::SIZE;
}
