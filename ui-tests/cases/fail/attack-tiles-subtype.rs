//! type: the tiles of a tensor is not one of the layout that a supertype names
#![forbid(unsafe_code)]
#![allow(coherence_leak_check, reason = "a type and its subtype have a constant each: that is the attack")]
use core::marker::PhantomData;

use tla::StaticInt;
use tla::nested::Layout;
use tla::prelude::*;
use tla::tensor::{Tensor, Tiles};

#[derive(Clone, Copy)]
struct V<F>(PhantomData<F>);
type Sub = V<for<'a> fn(&'a ())>;
type Super = V<fn(&'static ())>;

impl StaticInt for Sub {
    const VALUE: u64 = 16;
}

impl StaticInt for Super {
    const VALUE: u64 = 1 << 20;
}

type Of<N> = Layout<(N, Int<1>), (Int<1>, Int<1>)>;

fn swap<'a>(it: Tiles<'a, u8, Of<Sub>, 2>) -> Tiles<'a, u8, Of<Super>, 2> {
    it
}

fn main() {
    let data = [7_u8; 16];
    let layout = Layout::new((V(PhantomData), Int::<1>), (Int::<1>, Int::<1>));
    let t = Tensor::new(&data[..], layout).expect("16 elements");
    assert_eq!(swap(t.tiles([4, 1])).count(), 4);
}
