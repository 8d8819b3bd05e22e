//! bound: the lane alone

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!((16,8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]);

fn main() {
    for (_, [_, _]) in Owner::<Acc, (laneid, m)>::fragment([31_u32]) {}
}
