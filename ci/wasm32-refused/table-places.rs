// refused: a coordinate of `usize` cannot count from 0 to 4294967297 on `m`: `u64` does
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
    u32::from(Valued::<Far>::table::<4>() != [0, 1, 8, 9])
}
