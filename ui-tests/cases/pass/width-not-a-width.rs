//! bound: a width

use tla::prelude::*;
use tla::{ElementSwizzle, width};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<ElementSwizzle<Int<16>, width::B128>>();
    size::<ElementSwizzle<Int<16>, width::B64>>();
}
