//! macro, errors: 3: a mistake in the layout, one in an argument, one in a name

use tla::prelude::*;

type Tile = layout!(S[(8,0)].tile(S[(2,2):(1@laneld,1)]).packed(2));

fn main() {
    let _ = Tile::SIZE;
}
