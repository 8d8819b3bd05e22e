//! const generic: from 0 on

use tla::prelude::*;

layout! { type Tile<const BACK: usize> = Swizzle<3,3,3> o S[(8,64)] - BACK; }

fn main() {
    let _ = Tile::<0>::offset([1_usize, 0]);
}
