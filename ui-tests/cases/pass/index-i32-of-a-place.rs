//! const generic: `u32`

use tla::prelude::*;

type Tile = layout!(S[8:1] + R[2:2147483648]);

fn main() {
    for place in Tile::at([1_u32]).places() {
        let _ = place.offset();
    }
}
