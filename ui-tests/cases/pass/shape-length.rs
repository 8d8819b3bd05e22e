//! const generic: of two

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _: [usize; 2] = Tile::shape();
}
