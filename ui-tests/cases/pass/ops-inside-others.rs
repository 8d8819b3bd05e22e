//! const generic: a mistake deep in others is reported once, repaired

use tla::prelude::*;
use tla::{Canonical, Packed, Stored};

type Words = Canonical<Stored<Packed<layout!(S[(8,32)]), 2>>>;

fn main() {
    let _ = (Words::offset([1_usize]), Words::SIZE, Words::COSIZE);
}
