//! bound: a number as the width of a swizzle

use tla::prelude::*;
use tla::{ElementSwizzle, width};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<ElementSwizzle<Int<16>, Int<128>>>();
    size::<ElementSwizzle<Int<16>, width::B64>>();
}
