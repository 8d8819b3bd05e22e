//! macro: an enum

use tla::prelude::*;

layout! { pub enum Tile = S[(8,64)]; }

fn main() {}
