//! macro, errors: 3: three mistakes in one nested layout

use tla::prelude::*;

type Tile = layout!(((16,0),(16,7)):((16,-1),(1,1792)):(1,113));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
