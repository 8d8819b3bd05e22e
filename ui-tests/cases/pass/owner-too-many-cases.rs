//! const generic: strides that nest

use tla::axis::m;
use tla::prelude::*;
use tla::Owner;

type Rows = layout!(S[(100000,100001)]);

fn main() {
    let _ = Owner::<Rows, (m,)>::index_at([5_u64]);
}
