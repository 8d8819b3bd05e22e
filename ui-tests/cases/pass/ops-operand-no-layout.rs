//! bound: an operand that is no layout, repaired

use tla::prelude::*;
use tla::Tiled;

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<Tiled<layout!(S[8]), layout!(S[8])>>();
}
