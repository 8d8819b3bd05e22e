//! bound: an integer

use tla::prelude::*;

layout! { pub struct Tile = ((4,2),(4,3)):((4,16),(1,32)); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
