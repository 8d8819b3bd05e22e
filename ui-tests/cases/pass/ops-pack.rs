//! const generic: rows of 33 elements packed by 2, repaired

use tla::prelude::*;
use tla::Packed;

type Words = Packed<layout!(S[(8,32)]), 2>;

fn main() {
    let _ = Words::offset([1_usize, 0]);
}
