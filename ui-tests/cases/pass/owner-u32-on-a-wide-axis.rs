//! const generic: `u64` counts them

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::Owner;

type Far = layout!(S[(32,2):(1@laneid,8589934592)]);

fn main() {
    let _ = Owner::<Far, (laneid, m)>::index_at([31_u64, 1]);
}
