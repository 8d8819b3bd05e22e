//! macro: an element type where none matters

use tla::prelude::*;

layout! { pub struct Tile = L0C<f32>(100,100); }

fn main() {
    let _ = Tile::layout().crd2offset((1, 0));
}
