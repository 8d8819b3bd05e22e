//! item const: of one kind

use tla::prelude::*;

mod host {
    tla::axis! { pub rank: device; }
}
mod chip {
    tla::axis! { pub rank: device; }
}
layout! { pub struct Tile = S[(2,4):(4@host::rank,1@chip::rank)]; }

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<host::rank>();
}
