//! const generic: a mistake deep in others is reported once

use tla::prelude::*;
use tla::{Canonical, Packed, Stored};

type Words = Canonical<Stored<Packed<layout!(S[(8,33)]), 2>>>;

fn main() {
    let _ = (Words::offset([1_usize]), Words::SIZE, Words::COSIZE);
}
