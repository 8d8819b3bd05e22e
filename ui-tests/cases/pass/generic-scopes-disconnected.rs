//! const generic: warps join them

use tla::prelude::*;

layout! { type Tile<A> = S[(8,4):(4@laneid,1@A)]; }

fn main() {
    let _ = Tile::<axis::warpid>::at([1_usize, 0]).on::<axis::laneid>();
}
