//! const generic: a slice that ends outside the shape

use tla::prelude::*;
use tla::{Range, Sliced};

type Part = Sliced<layout!(S[(8,64)]), (Range<0, 4>, Range<32, 72>)>;

fn main() {
    let _ = Part::offset([1_usize, 0]);
}
