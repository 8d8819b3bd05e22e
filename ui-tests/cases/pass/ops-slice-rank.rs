//! const generic: one range for a layout of two dimensions, repaired

use tla::prelude::*;
use tla::{Range, Sliced};

type Part = Sliced<layout!(S[(8,64)]), (Range<0, 4>, Range<0, 64>)>;

fn main() {
    let _ = Part::offset([1_usize, 0]);
}
