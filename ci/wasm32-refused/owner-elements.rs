// refused: a coordinate of `usize` cannot count from 0 to 8589934591, the indices of this layout: `u64` does
use tla::prelude::*;

fn run() -> u32 {
    type Blocks = layout!(S[(65536, 65536, 2):(1@bx, 1@by, 1)]); // mistake
    // repaired: type Blocks = layout!(S[(65536, 6553, 2):(1@bx, 1@by, 1)]);
    type Own = tla::Owner<Blocks, (axis::bx, axis::by, axis::m)>;
    u32::from(Own::index_at([0_usize, 1, 1]) != Some(3))
}
