//! bound: an axis where a tuple of axes stands

use tla::prelude::*;
use tla::SplitAxis;

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<SplitAxis<layout!(S[128:1@tx]), axis::tx, axis::laneid>>();
}
