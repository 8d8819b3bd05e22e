//! macro: an axis without its colon

use tla::prelude::*;

axis! { pub gpuid_x device; }

fn main() {}
