//! bound: a path to a type that is no layout

use tla::prelude::*;

pub struct Other;

layout! { pub struct Tile = S[(8,8)].tile(self::Other); }

fn main() {
    let _ = Tile::SIZE;
}
