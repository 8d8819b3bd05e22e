//! bound: an integer of a tensor is one of the language
#![forbid(unsafe_code)]
use tla::nested::Leaf;

fn main() {
    assert_eq!(7_u32.checked(), Ok(7));
}
