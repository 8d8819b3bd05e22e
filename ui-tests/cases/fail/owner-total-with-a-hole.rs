//! const generic: an answer for places that hold nothing

use tla::axis::{laneid, m, warpid};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!((8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid]);

fn main() {
    let [_, _] = Owner::<Acc, (laneid, warpid, m)>::coord_of([0_u32, 1, 0]);
}
