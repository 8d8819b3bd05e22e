//! bound: an operand that is no layout

use tla::prelude::*;
use tla::Tiled;

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<Tiled<[u8; 8], layout!(S[8])>>();
}
