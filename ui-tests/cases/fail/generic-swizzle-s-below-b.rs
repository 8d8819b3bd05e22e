//! const generic: S is below a const parameter B

use tla::prelude::*;

layout! { pub type Tile<const B: usize> = Swizzle<3,B,2> o S[(8,64)]; }

fn main() {
    let _ = Tile::<3>::offset([1_usize, 0]);
}
