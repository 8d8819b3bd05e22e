//! const generic: `u64`

use tla::prelude::*;

type Tile = layout!(S[(8,64):(1073741824,1)]);

fn main() {
    let _ = Tile::at([1_u64, 0]).offset();
}
