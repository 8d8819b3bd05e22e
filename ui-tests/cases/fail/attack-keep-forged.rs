//! bound: what a slice keeps is not chosen by an impl for a type of one's own
#![forbid(unsafe_code)]
use core::ops::RangeFull;

use tla::StaticInt;
use tla::prelude::*;
use tla::tensor::Keep;

/// A thousand elements, of which the slice would have one.
struct Extent;

impl StaticInt for Extent {
    const VALUE: u64 = 1000;
}

impl Keep<Extent> for (RangeFull,) {
    type Kept = (Int<1>,);

    fn keep(_: Extent) -> (Int<1>,) {
        (Int,)
    }
}

fn main() {}
