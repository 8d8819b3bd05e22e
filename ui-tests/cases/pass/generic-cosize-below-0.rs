//! const generic: from 0 on

use tla::prelude::*;

layout! { type Tile<const BACK: usize> = S[8:1] - BACK; }

fn main() {
    let _ = Tile::<0>::COSIZE;
}
