//! const generic: a parameter with which each register holds one element

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc<const ROW: usize> = layout!(S[(2,8,4):(ROW,4@laneid,1)]);

fn held<const ROW: usize>(lane: u32) -> u32 {
    Owner::<Acc<ROW>, (laneid, m)>::fragment([lane]).map(|(_, [i, _, _])| i).sum()
}

fn main() {
    held::<4>(0);
}
