//! const generic: a shape of three extents of a layout of two dimensions

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _: [usize; 3] = Tile::shape();
}
