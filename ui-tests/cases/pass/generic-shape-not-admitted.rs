//! const generic: of 512

use tla::prelude::*;

layout! { type Tile<const COLUMNS: usize> = (8,64) -> S[(8,COLUMNS)]; }

fn main() {
    let _ = Tile::<64>::at([1_usize, 0]).offset();
}
