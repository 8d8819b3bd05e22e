//! const generic: all coordinates of three entries of a layout of two dimensions

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    for coordinate in Tile::coords::<3>() {
        let _ = coordinate.entries();
    }
}
