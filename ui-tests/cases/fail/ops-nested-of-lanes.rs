//! const generic: a nested operation on a layout of lanes

use tla::prelude::*;
use tla::Coalesced;

type Flat = Coalesced<layout!(S[(8,4):(4@laneid,1@laneid)])>;

fn main() {
    let _ = Flat::offset([1_usize]);
}
