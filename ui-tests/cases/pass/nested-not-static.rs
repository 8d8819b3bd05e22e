//! bound: of static size

use tla::nested::Layout;
use tla::prelude::*;

fn size<L: Mapping>(_: L) -> usize {
    L::SIZE
}

fn main() {
    let _ = size(Layout::new((Int::<8>, Int::<16>), (Int::<16>, Int::<1>)));
}
