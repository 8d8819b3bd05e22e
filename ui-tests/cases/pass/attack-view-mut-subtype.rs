//! type: a view to be written of the layout that it is made for
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
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(&[Iter::new(1, 1, axis::M)], &[], &[]);
}

impl LayoutValue for Super {
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(&[Iter::new(1 << 20, 1, axis::M)], &[], &[]);
}

fn same<'a>(view: ViewMut<'a, u8, Valued<Sub>>) -> ViewMut<'a, u8, Valued<Sub>> {
    view
}

fn main() {
    let mut data = [7];
    let mut view = same(ViewMut::new(&mut data).expect("one element"));
    view[[0]] = 8;
    assert_eq!(data, [8]);
}
