//! macro: two items of one call, each made of the other

use tla::prelude::*;

layout! {
    pub struct Words = Bytes.pack(4);
    pub struct Bytes = Words.unpack(4);
}

fn main() {
    let _ = (Words::offset([1_usize]), Bytes::SIZE);
}
