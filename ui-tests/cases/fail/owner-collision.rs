//! const generic: two elements on one lane

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!(S[(8,4):(3@laneid,1@laneid)]);

fn main() {
    let _ = Owner::<Acc, (laneid, m)>::index_at([5_u32, 0]);
}
