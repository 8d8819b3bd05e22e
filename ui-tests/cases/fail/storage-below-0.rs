//! macro: storage for addresses below 0

use tla::prelude::*;

layout! { pub struct Tile = S[8:-1]; }

fn main() {
    let _ = [0_u8; Tile::COSIZE];
}
