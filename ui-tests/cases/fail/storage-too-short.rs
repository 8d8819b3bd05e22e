//! const: an array shorter than the storage of a named layout

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64):(72,1)]; }

static DATA: <Tile as Named>::Storage<u8> = [0; 512];

fn main() {
    let _ = DATA[0];
}
