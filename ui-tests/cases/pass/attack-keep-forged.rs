//! bound: what a slice keeps is the mode itself
#![forbid(unsafe_code)]
use tla::nested::Layout;
use tla::prelude::*;
use tla::tensor::Tensor;

fn main() {
    let t = Tensor::<_, _, _, 1>::new([7_u8], Layout::new((Int::<1000>,), (Int::<0>,))).expect("one element");
    assert_eq!(t.slice((..,)).map(|all| all.iter().count()), Some(1000));
}
