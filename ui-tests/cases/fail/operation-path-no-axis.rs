//! bound: a path to a type that is no axis

use tla::prelude::*;

pub struct Other;

layout! { pub struct Tile = S[(8,8)].broadcast(4, 0, self::Other); }

fn main() {
    let _ = Tile::SIZE;
}
