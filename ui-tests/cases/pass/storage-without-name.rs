//! bound: that has one

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

pub struct Staged<L: Named> {
    pub data: L::Storage<u8>,
}

pub struct Kernel {
    pub tile: Staged<Tile>,
}

fn main() {}
