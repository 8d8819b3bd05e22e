//! bound: one stride for two extents in a type

use tla::nested::Layout;
use tla::prelude::*;

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<Layout<(Int<8>, (Int<4>, Int<2>)), (Int<8>, Int<1>)>>();
}
