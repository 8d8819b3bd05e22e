//! const generic: a view of a layout that lies below 0

use tla::prelude::*;

type Tile = layout!(S[8:-1]);

fn main() {
    let _ = View::<u8, Tile>::new(&[0; 8]);
}
