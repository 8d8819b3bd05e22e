//! item const: in the shape

use tla::prelude::*;

const COLUMNS: usize = 100;
layout! { pub struct Tile = ((16,7),(16,7)):((16,256),(1,1792)):(100,COLUMNS); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
