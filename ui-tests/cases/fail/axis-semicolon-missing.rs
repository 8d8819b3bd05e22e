//! macro: an axis without its semicolon

use tla::prelude::*;

axis! { pub gpuid_x: device }

fn main() {}
