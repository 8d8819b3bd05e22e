//! macro: another name

use tla::prelude::*;

axis! { pub lane: device; }

fn main() {}
