//! bound: two coordinates for three axes

use tla::axis::{laneid, m, warpid};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!((8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)]);

fn main() {
    let _ = Owner::<Acc, (laneid, warpid, m)>::index_at([31_u32, 1]);
}
