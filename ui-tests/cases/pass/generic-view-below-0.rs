//! const generic: from 0 on

use tla::prelude::*;

type Tile = layout!(S[8:-1] + 7);

fn main() {
    let _ = View::<u8, Tile>::new(&[0; 8]);
}
