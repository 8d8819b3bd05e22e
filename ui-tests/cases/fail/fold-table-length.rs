//! const: a table of 511 entries for 512 elements

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

static TABLE: [usize; 511] = fold::table::<Tile, _>();

fn main() {
    let _ = TABLE[0];
}
