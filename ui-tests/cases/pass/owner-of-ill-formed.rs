//! const generic: a layout with the elements of its shape

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Acc<const ROWS: usize> = layout!((16,8) -> S[(ROWS,8,4,2):(2,4@laneid,1@laneid,1)]);

fn main() {
    let _ = Owner::<Acc<2>, (laneid, m)>::coord_at::<u32, 2, 2>([31, 1]);
}
