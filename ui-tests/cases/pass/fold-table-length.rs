//! const: of 512

use tla::fold;
use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

static TABLE: [usize; 512] = fold::table::<Tile, _>();

fn main() {
    let _ = TABLE[0];
}
