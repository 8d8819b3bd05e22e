//! const generic: a logical shape of 512 elements on a layout of 256

use tla::prelude::*;

layout! { type Tile<const COLUMNS: usize> = (8,64) -> S[(8,COLUMNS)]; }

fn main() {
    let _ = Tile::<32>::at([1_usize, 0]).offset();
}
