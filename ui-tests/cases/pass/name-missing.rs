//! macro: with one

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

fn main() {}
