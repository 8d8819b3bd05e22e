//! bound: a type that is no axis

use tla::prelude::*;

pub struct Gpu;
layout! { pub struct Tile = S[(8,64):(1@self::Gpu,1)]; }

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
