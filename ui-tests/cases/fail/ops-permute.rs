//! const generic: an order that has dimension 1 twice

use tla::prelude::*;
use tla::Permuted;

type Turned = Permuted<layout!(S[(8,64)]), (Int<1>, Int<1>)>;

fn main() {
    let _ = Turned::offset([1_usize, 0]);
}
