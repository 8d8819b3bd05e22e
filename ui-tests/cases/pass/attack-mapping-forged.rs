//! bound: a type of one's own is a layout by name
#![forbid(unsafe_code)]
use tla::prelude::*;

layout! { struct Forged = S[4]; }

fn main() {
    assert_eq!(Forged::RANK, 1);
}
