//! item const: that does not

use tla::prelude::*;

const BACK: usize = 0;
layout! { pub struct Tile = S[8:1] - BACK; }

fn main() {
    let _ = [0_u8; Tile::COSIZE];
}
