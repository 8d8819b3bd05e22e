//! macro: an item without a name

use tla::prelude::*;

layout! { pub struct = S[(8,64)]; }

fn main() {}
