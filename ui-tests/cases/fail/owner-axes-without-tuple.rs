//! bound: an axis, not a tuple of axes

use tla::axis::m;
use tla::prelude::*;
use tla::Owner;

type Smem = layout!(S[(8,64)]);

fn main() {
    let _ = Owner::<Smem, m>::index_at([31_u32]);
}
