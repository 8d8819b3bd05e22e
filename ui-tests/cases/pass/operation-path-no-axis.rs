//! bound: to an axis

use tla::prelude::*;

axis! { pub Other: device; }

layout! { pub struct Tile = S[(8,8)].broadcast(4, 0, self::Other); }

fn main() {
    let _ = Tile::SIZE;
}
