//! const generic: three axes

use tla::axis::{laneid, m, warpid};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!(S[(8,4,2):(4@laneid,1@laneid,1)] + 1@warpid);

fn main() {
    let _ = Owner::<Acc, (laneid, warpid, m)>::index_at([0_u32, 1, 0]);
}
