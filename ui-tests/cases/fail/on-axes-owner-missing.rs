//! const: an operand on a tile of which nobody holds the last elements

use tla::OnAxes;
use tla::axis::{laneid, m};
use tla::prelude::*;

type Accumulator = OnAxes<layout!(((4,8),(2,2)):((32,1),(16,8))), (Int<16>, Int<16>), (laneid, m)>;

const SIZE: usize = Accumulator::SIZE;

fn main() {
    assert_eq!(SIZE, 128);
}
