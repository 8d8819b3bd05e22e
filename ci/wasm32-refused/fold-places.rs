// refused: the layout counts to 4294967296, but `usize` of this target only to 4294967295
use tla::algebra::{Iter, axis::M};
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

const ADDRESS: usize = tla::fold::offset::<Valued<Far>, 2>([1, 0]);

fn run() -> u32 {
    u32::from(ADDRESS != 8)
}
