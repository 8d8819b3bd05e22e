//! const generic: more overlapping replicas than are compared

use tla::prelude::*;

type Tile = layout!(S[8:1] + R[(1048576,2):(1,1)]);

fn main() {
    let _ = Tile::REPLICAS;
}
