//! item const: a constant that moves the storage below 0

use tla::prelude::*;

const BACK: usize = 4;
layout! { pub struct Tile = S[8:1] - BACK; }

fn main() {
    let _ = [0_u8; Tile::COSIZE];
}
