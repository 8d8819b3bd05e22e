//! bound: to a layout

use tla::prelude::*;

layout! { pub struct Other = S[(2,2)]; }

layout! { pub struct Tile = S[(8,8)].tile(self::Other); }

fn main() {
    let _ = Tile::SIZE;
}
