//! const generic: for the same shape

use tla::prelude::*;

type Tile = layout!(S[(8,64)]);
type Other = layout!(S[(8,64):(1,8)]);

fn main() {
    let data = [7_u8; 512];
    if let Ok(view) = View::<u8, Tile>::new(&data) {
        for coordinate in Other::coords::<2>() {
            assert_eq!(view[coordinate], 7);
        }
    }
}
