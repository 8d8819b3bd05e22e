//! bound: a range without its tuple, repaired

use tla::prelude::*;
use tla::{Range, Sliced};

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<Sliced<layout!(S[64]), (Range<0, 4>,)>>();
}
