//! const generic: four lanes a row: one element a lane

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!(S[(8,4):(4@laneid,1@laneid)]);

fn main() {
    let _ = Owner::<Acc, (laneid, m)>::index_at([5_u32, 0]);
}
