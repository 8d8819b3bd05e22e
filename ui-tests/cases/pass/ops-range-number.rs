//! bound: a number where a range stands, repaired

use tla::prelude::*;
use tla::{Range, Sliced};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<Sliced<layout!(S[(8,64)]), (Range<0, 4>, Range<0, 32>)>>();
}
