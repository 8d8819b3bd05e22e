//! macro: with it

use tla::prelude::*;

axis! { pub gpuid_x: device; }

fn main() {}
