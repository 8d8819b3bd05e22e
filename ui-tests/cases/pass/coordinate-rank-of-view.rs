//! const generic: two entries

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);

fn main() {
    let data = [0_u8; 512];
    if let Ok(view) = View::<u8, Tile>::new(&data) {
        let _ = view[[1, 2]];
    }
}
