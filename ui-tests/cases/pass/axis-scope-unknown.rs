//! macro: one that does

use tla::prelude::*;

axis! { pub group: thread(warp in cta); }

fn main() {}
