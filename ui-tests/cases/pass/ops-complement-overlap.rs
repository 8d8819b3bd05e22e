//! const generic: the complement of modes that overlap, repaired

use tla::prelude::*;
use tla::Complement;

type Rest = Complement<layout!((4,2):(1,4)), 16>;

fn main() {
    let _ = Rest::offset([0_usize]);
}
