//! type: a proven coordinate of the layout that it is made for
#![forbid(unsafe_code)]
#![allow(coherence_leak_check, reason = "a type and its subtype have a constant each: that is the attack")]
use core::marker::PhantomData;

use tla::algebra::{Iter, axis};
use tla::prelude::*;
use tla::{LayoutError, LayoutValue, Map, Valued};

struct V<F>(PhantomData<F>);
type Sub = V<for<'a> fn(&'a ())>;
type Super = V<fn(&'static ())>;

impl LayoutValue for Sub {
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(&[Iter::new(1 << 20, 1, axis::M)], &[], &[]);
}

impl LayoutValue for Super {
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(&[Iter::new(1, 1, axis::M)], &[], &[]);
}

fn same(at: tla::Proven<Valued<Sub>, 1>) -> tla::Proven<Valued<Sub>, 1> {
    at
}

fn main() {
    let view = View::<u8, Valued<Super>>::new(&[7]).expect("one element");
    let at = Valued::<Sub>::proven([0]).expect("one of a million");
    assert_eq!(view.get(same(at).entries()), Some(&7));
}
