//! macro: none

use tla::prelude::*;

layout! {
    pub struct A = S[(8,64):(64,1)];
    pub struct B = S[(8,64)];
}

fn main() {
    let _ = (A::offset([1_usize, 0]), B::offset([1_usize, 0]));
}
