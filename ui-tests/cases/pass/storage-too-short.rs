//! const: as long

use tla::prelude::*;

layout! { pub struct Tile = S[(8,64):(72,1)]; }

static DATA: <Tile as Named>::Storage<u8> = [0; 568];

fn main() {
    let _ = DATA[0];
}
