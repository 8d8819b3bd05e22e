//! type: a view of the axis that it is made for
#![forbid(unsafe_code)]
#![allow(coherence_leak_check, reason = "a type and its subtype have a constant each: that is the attack")]
use core::marker::PhantomData;

use tla::prelude::*;
use tla::{AxisType, On, S, TileLayout};

struct V<F>(PhantomData<F>);
type Sub = V<for<'a> fn(&'a ())>;
type Super = V<fn(&'static ())>;

impl AxisType for Sub {
    const AXIS: tla::algebra::Axis = axis::laneid::AXIS;
}

impl AxisType for Super {
    const AXIS: tla::algebra::Axis = axis::m::AXIS;
}

type Of<A> = TileLayout<S<(Int<32>,), (On<Int<1>, A>,)>>;

fn same(view: View<'_, u8, Of<Sub>>) -> View<'_, u8, Of<Sub>> {
    view
}

fn main() {
    let view = View::new(&[7]).expect("one element, on every lane");
    assert_eq!(same(view).get([31]), Some(&7));
    assert!(View::<u8, Of<Super>>::new(&[7]).is_err());
}
