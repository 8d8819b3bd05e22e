//! const generic: a table of 511 entries for 512 elements

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let _ = Tile::table::<511>();
}
