//! macro: a scope that does not exist

use tla::prelude::*;

axis! { pub group: thread(warp in block); }

fn main() {}
