//! bound: a generic function for a type that is no layout

use tla::prelude::*;

fn stage<Source: Mapping, Target: Mapping>() -> usize {
    Source::COSIZE + Target::COSIZE
}

layout! { pub struct Tile = S[(8,64)]; }

fn main() {
    stage::<Tile, [u8; 512]>();
}
