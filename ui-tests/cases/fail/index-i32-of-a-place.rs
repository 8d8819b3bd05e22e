//! const generic: `i32` for the places of replicas beyond 2^31

use tla::prelude::*;

type Tile = layout!(S[8:1] + R[2:2147483648]);

fn main() {
    for place in Tile::at([1_i32]).places() {
        let _ = place.offset();
    }
}
