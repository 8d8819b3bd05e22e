//! bound: the storage of a layout that has no name

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

pub struct Staged<L: Named> {
    pub data: L::Storage<u8>,
}

pub struct Kernel {
    pub tile: Staged<Tile>,
}

fn main() {}
