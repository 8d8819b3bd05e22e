//! const generic: of two

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    for coordinate in Tile::coords::<2>() {
        let _ = coordinate.entries();
    }
}
