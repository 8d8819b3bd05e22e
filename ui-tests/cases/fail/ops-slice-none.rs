//! const generic: a slice across a digit, which no layout has

use tla::prelude::*;
use tla::{Range, Sliced};

type Part = Sliced<layout!((16,) -> S[(2,2,4):(100,10,1)]), (Range<6, 10>,)>;

fn main() {
    let _ = Part::offset([1_usize]);
}
