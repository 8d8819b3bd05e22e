//! item const: lanes, and an axis of the user's that counts threads in a block

use tla::prelude::*;

axis! { pub worker: thread(thread in cta); }
layout! { pub struct Tile = S[(8,4):(4@laneid,1@self::worker)]; }

fn main() {
    let _ = Tile::at([1_usize, 0]).on::<worker>();
}
