//! const generic: what every thread holds, where some hold nothing

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc = layout!(S[(16,2):(2@laneid,1)]);

fn main() {
    for (_, [_, _]) in Owner::<Acc, (laneid, m)>::fragment_of([3_u32]) {}
}
