//! const generic: the cosize of a layout that lies below 0

use tla::prelude::*;

layout! { type Tile<const BACK: usize> = S[8:1] - BACK; }

fn main() {
    let _ = Tile::<4>::COSIZE;
}
