//! macro: two entries for a mode of three

use tla::prelude::*;

type Part = layout!(((2,4,8),16):((1,2,8),64).slice_at(((1,_),_)));

fn main() {
    let _ = Part::SIZE;
}
