// refused: the layout counts to 12884901891, but `usize` of this target only to 4294967295
use tla::prelude::*;

fn run() -> u32 {
    type Wide = layout!((641, 20101251) -> S[(3, 641, 6700417):(1, 0, 0)]); // mistake
    // repaired: type Wide = layout!((641, 201) -> S[(3, 641, 67):(1, 0, 0)]);
    u32::from(Wide::SIZE < 100)
}
