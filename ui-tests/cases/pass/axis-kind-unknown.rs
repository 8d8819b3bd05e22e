//! macro: one that does

use tla::prelude::*;

axis! { pub scratch: memory; }

type Tile = layout!(S[8:1@self::scratch]);

fn main() {
    let _ = Tile::at([1_usize]).on::<scratch>();
}
