//! type: a tensor of the layout that it is made for
#![forbid(unsafe_code)]
#![allow(coherence_leak_check, reason = "a type and its subtype have a constant each: that is the attack")]
use core::marker::PhantomData;

use tla::algebra::nested::tag::Leaf;
use tla::nested::{Derived, Layout, LeafRule, Size};
use tla::prelude::*;
use tla::tensor::{Tensor, TensorRef};

struct V<F>(PhantomData<F>);
type Sub = V<for<'a> fn(&'a ())>;
type Super = V<fn(&'static ())>;

impl LeafRule for Sub {
    const LEAF: Leaf = Leaf::Fixed(16);
}

impl LeafRule for Super {
    const LEAF: Leaf = Leaf::Fixed(1 << 20);
}

type Of<N> = Layout<(Derived<N, Int<1>>, Int<1>), (Int<1>, Int<1>)>;

fn same(t: TensorRef<'_, u8, Of<Sub>, 2>) -> TensorRef<'_, u8, Of<Sub>, 2> {
    t
}

fn main() {
    let layout = Layout::new((Int::<1>.try_derive().expect("a number"), Int::<1>), (Int::<1>, Int::<1>));
    let t = Tensor::new(&[7_u8; 16][..], layout).expect("16 elements");
    assert_eq!(same(t).iter().count(), 16);
    let other: Result<Derived<Super, Int<1>>, _> = Int::<1>.try_derive();
    assert!(other.is_ok());
}
