//! bound: a marker that names no layout

use tla::Valued;
use tla::prelude::*;

enum Padded {}

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    assert_eq!(size::<Valued<Padded>>(), 12);
}
