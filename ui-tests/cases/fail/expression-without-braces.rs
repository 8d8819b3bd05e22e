//! macro: an expression without braces

use tla::prelude::*;

const K: usize = 8;
type Tile = layout!(S[(8,K * 8)]);

fn main() {
    let _ = Tile::offset([1_usize, 0]);
}
