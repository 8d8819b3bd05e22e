//! const generic: lanes, and an axis given as a parameter that does not reach them

use tla::prelude::*;

layout! { type Tile<A> = S[(8,4):(4@laneid,1@A)]; }

fn main() {
    let _ = Tile::<axis::wgid>::at([1_usize, 0]).on::<axis::laneid>();
}
