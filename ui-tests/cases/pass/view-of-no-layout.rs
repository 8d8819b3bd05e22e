//! bound: of a layout

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64)]; }

fn main() {
    let _ = View::<u8, Tile>::new(&[0; 512]);
}
