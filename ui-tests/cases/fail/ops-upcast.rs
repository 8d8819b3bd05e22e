//! const generic: six bytes as words of four

use tla::prelude::*;
use tla::Upcast;

type Words = Upcast<layout!(6:1), 4>;

fn main() {
    let _ = Words::offset([1_usize]);
}
