//! const generic: what is swizzled lies below 0

use tla::prelude::*;

layout! { type Tile<const BACK: usize> = Swizzle<3,3,3> o S[(8,64)] - BACK; }

fn main() {
    let _ = Tile::<4>::offset([1_usize, 0]);
}
