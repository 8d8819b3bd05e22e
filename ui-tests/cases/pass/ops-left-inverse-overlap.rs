//! const generic: the inverse of modes that overlap, repaired

use tla::prelude::*;
use tla::LeftInverse;

type Inverse = LeftInverse<layout!((4,2):(1,4))>;

fn main() {
    let _ = Inverse::offset(0_usize);
}
