//! const generic: strides that overlap too much

use tla::axis::m;
use tla::prelude::*;
use tla::Owner;

type Rows = layout!(S[(100000,100001):(100001,100000)]);

fn main() {
    let _ = Owner::<Rows, (m,)>::index_at([5_u64]);
}
