//! macro, errors: 2: a mistake in each of two items

use tla::prelude::*;

layout! {
    pub struct A = S[(8,64):(64)];
    pub struct B = S[(8,0)];
}

fn main() {
    let _ = (A::offset([1_usize, 0]), B::offset([1_usize, 0]));
}
