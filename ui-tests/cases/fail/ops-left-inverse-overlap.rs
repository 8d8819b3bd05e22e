//! const generic: the inverse of modes that overlap

use tla::prelude::*;
use tla::LeftInverse;

type Inverse = LeftInverse<layout!((4,2):(1,2))>;

fn main() {
    let _ = Inverse::offset(0_usize);
}
