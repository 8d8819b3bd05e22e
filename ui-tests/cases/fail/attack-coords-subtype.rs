//! type: all coordinates of a layout are not those of the layout that a supertype names
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

fn swap(all: tla::Coords<Valued<Sub>, 1>) -> tla::Coords<Valued<Super>, 1> {
    all
}

fn main() {
    let mut all = Valued::<Sub>::coords();
    all.next();
    let view = View::<u8, Valued<Super>>::new(&[7]).expect("one element");
    assert!(swap(all).all(|at| view[at] == 7));
}
