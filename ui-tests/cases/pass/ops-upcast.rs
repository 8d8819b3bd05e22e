//! const generic: six bytes as words of four, repaired

use tla::prelude::*;
use tla::Upcast;

type Words = Upcast<layout!(8:1), 4>;

fn main() {
    let _ = Words::offset([1_usize]);
}
