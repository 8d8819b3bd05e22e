//! macro, errors: 3: none

use tla::prelude::*;

type Tile = layout!(S[(8,4)].tile(S[(2,2):(1@laneid,1)]).pack(2));

fn main() {
    let _ = Tile::SIZE;
}
