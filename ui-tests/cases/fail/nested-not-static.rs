//! bound: constants of a layout of run-time size

use tla::nested::Layout;
use tla::prelude::*;

fn size<L: Mapping>(_: L) -> usize {
    L::SIZE
}

fn main() {
    let _ = size(Layout::new((Int::<8>, 16_u32), (Int::<16>, Int::<1>)));
}
