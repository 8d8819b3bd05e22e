//! bound: a marker that names no layout, repaired

use tla::prelude::*;
use tla::{LayoutError, LayoutValue, Map, Valued};

enum Padded {}

impl LayoutValue for Padded {
    const LAYOUT: Result<Map, LayoutError> = Ok(<layout!(S[(3, 4):(5, 1)])>::MAP);
}

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    assert_eq!(size::<Valued<Padded>>(), 12);
}
