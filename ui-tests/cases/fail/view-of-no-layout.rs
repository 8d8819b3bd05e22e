//! bound: a view of a type that is no layout

use tla::prelude::*;

pub struct Tile;

fn main() {
    let _ = View::<u8, Tile>::new(&[0; 512]);
}
