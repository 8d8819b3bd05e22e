//! const generic: in a warp

use tla::prelude::*;

layout! { type Tile<A> = S[(8,4):(4@laneid,1@A)]; }

fn main() {
    let _ = Tile::<axis::laneid>::at([1_usize, 0]).on::<axis::laneid>();
}
