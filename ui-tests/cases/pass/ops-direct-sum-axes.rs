//! const generic: a sum of lanes of a warp and threads of a block, repaired

use tla::prelude::*;
use tla::DirectSum;

type Sum = DirectSum<layout!(S[4:1@warpid]), layout!(S[8:1@laneid])>;

fn main() {
    let _ = Sum::at([1_usize]).on::<axis::laneid>();
}
