//! const generic: the warps are not asked

use tla::axis::*;
use tla::prelude::*;
use tla::Owner;

type Acc = layout!((8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)]);

fn main() {
    let _ = Owner::<Acc, (laneid, m)>::is_held([0_u32, 0]);
}
