//! macro: a kind of axis that does not exist

use tla::prelude::*;

axis! { pub scratch: memori; }

type Tile = layout!(S[8:1@self::scratch]);

fn main() {
    let _ = Tile::at([1_usize]).on::<scratch>();
}
