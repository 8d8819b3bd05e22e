//! const generic: a swizzle over an axis given as a parameter that is not `m`

use tla::prelude::*;

layout! { type Tile<A> = Swizzle<3,3,3> o S[(8,64):(64@A,1@A)]; }

fn main() {
    let _ = Tile::<axis::F>::offset([1_usize, 0]);
}
