//! bound: an axis

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!((16,8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]);

fn main() {
    let _ = Owner::<Acc, (laneid, m)>::index_at([31_u32, 1]);
}
