//! macro: from 0 on

use tla::prelude::*;

layout! { pub struct Tile = S[8:-1] + 7; }

fn main() {
    let _ = [0_u8; Tile::COSIZE];
}
