//! const generic: a nested operation on a layout of lanes, repaired

use tla::prelude::*;
use tla::Coalesced;

type Flat = Coalesced<layout!(S[(8,4):(4,1)])>;

fn main() {
    let _ = Flat::offset([1_usize, 0]);
}
