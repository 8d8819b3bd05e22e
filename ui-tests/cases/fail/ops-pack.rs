//! const generic: rows of 33 elements packed by 2

use tla::prelude::*;
use tla::Packed;

type Words = Packed<layout!(S[(8,33)]), 2>;

fn main() {
    let _ = Words::offset([1_usize, 0]);
}
