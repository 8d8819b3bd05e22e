//! macro: a mode without stride

use tla::prelude::*;

layout! { pub struct Tile = ((16,7),(16,7),2):((16,256),(1,1792)); }

fn main() {
    let _ = Tile::COSIZE;
}
