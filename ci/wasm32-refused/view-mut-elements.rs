// refused: a coordinate of `usize` cannot count from 0 to 12884901890, the indices of this layout: `u64` does
use tla::prelude::*;

fn run() -> u32 {
    type Wide = layout!((641, 20101251) -> S[(3, 641, 6700417):(1, 0, 0)]); // mistake
    // repaired: type Wide = layout!((641, 201) -> S[(3, 641, 67):(1, 0, 0)]);
    let mut data = [1, 2, 3];
    let Ok(mut view) = ViewMut::<u8, Wide>::new(&mut data) else { return 1 };
    view[[1_u32, 0]] = 7;
    u32::from(data != [7, 2, 3])
}
