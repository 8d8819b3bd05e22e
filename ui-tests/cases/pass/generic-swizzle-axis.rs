//! const generic: the axis is `m`

use tla::prelude::*;

layout! { type Tile<A> = Swizzle<3,3,3> o S[(8,64):(64@A,1@A)]; }

fn main() {
    let _ = Tile::<axis::m>::offset([1_usize, 0]);
}
