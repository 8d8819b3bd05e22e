//! const generic: few

use tla::prelude::*;

type Tile = layout!(S[8:1] + R[(16,2):(1,1)]);

fn main() {
    let _ = Tile::REPLICAS;
}
