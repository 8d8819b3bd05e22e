//! macro: the name of a built-in axis

use tla::prelude::*;

axis! { pub laneid: device; }

fn main() {}
