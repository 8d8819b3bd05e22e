// refused: the layout counts to 4294967298, but `usize` of this target only to 4294967295
use tla::algebra::{Iter, axis::M};
use tla::prelude::*;
use tla::{LayoutError, LayoutValue, Map, Valued};

enum Far {}

impl LayoutValue for Far {
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(
        &[
            Iter::new(2, 1 << 32, M), // mistake
            // repaired: Iter::new(2, 1 << 3, M),
            Iter::new(2, 1, M),
        ],
        &[],
        &[],
    );
}

fn run() -> u32 {
    u32::from(Valued::<Far>::COSIZE != 10)
}
