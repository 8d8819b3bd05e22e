//! macro: a term of a sum in parentheses, which only a whole layout can have

use tla::prelude::*;

type Shifted = layout!((S[(8,64)] + 3));
type Packed = layout!(((S[(8,64)])).pack(2));

fn main() {
    let _ = (Shifted::SIZE, Packed::SIZE);
}
