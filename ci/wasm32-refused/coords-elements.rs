// refused: a coordinate of `usize` cannot count from 0 to 12884901890, the indices of this layout: `u64` does
use tla::prelude::*;

fn run() -> u32 {
    type Wide = layout!((641, 20101251) -> S[(3, 641, 6700417):(1, 0, 0)]); // mistake
    // repaired: type Wide = layout!((641, 201) -> S[(3, 641, 67):(1, 0, 0)]);
    u32::from(Wide::coords::<2>().next().is_none_or(|at| at.entries() != [0, 0]))
}
