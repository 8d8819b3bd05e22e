//! const generic: lanes, and an axis given as a parameter that counts threads in a block

use tla::prelude::*;

layout! { type Tile<A> = S[(8,4):(4@laneid,1@A)]; }

fn main() {
    let _ = Tile::<axis::tx>::at([1_usize, 0]).on::<axis::laneid>();
}
