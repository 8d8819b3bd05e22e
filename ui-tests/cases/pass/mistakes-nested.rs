//! macro, errors: 3: none

use tla::prelude::*;

type Tile = layout!(((16,1),(16,7)):((16,1),(1,1792)):(1,112));

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
