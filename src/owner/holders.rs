//! [`Holders`]: the places of an element, as arrays.

use core::fmt;
use core::marker::PhantomData;

use tla_core::{LayoutError, Map};

use crate::at::At;
use crate::axis::AxisTuple;
use crate::integer::IndexInt;
use crate::mapping::{Evaluated, Mapping};
use crate::owner::axes::AxesOf;
use crate::places::Places;
use crate::rule::Counted;

/// The layout `L` without the replicas on axes that are not asked: along `Axes` they are one place.
struct Along<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> Mapping for Along<L, Axes> {}

impl<L: Mapping, Axes: AxisTuple> Evaluated for Along<L, Axes> {
    const CHECKED: Result<Map, LayoutError> = match &L::CHECKED {
        Ok(map) => Ok(map.with_replicas_on(Axes::AXES)),
        Err(error) => Err(*error),
    };
    const IS_REPORTED: bool = L::IS_REPORTED;
}

/// Every place that holds an element, each once, as an array in the order of the axes; made by
/// [`Owner::holders`](crate::Owner::holders).
pub struct Holders<L, Axes, I, const R: usize, const N: usize> {
    places: Places<Along<L, Axes>, I, R>,
}

impl<L: Mapping, Axes: AxesOf<N>, I: IndexInt, const R: usize, const N: usize> Holders<L, Axes, I, R, N> {
    #[inline(always)]
    pub(super) fn new(coordinate: [I; R], counted: Counted<L, I>) -> Self {
        // the replicas that are left out are no elements
        Self { places: At::new(coordinate, counted.assume_size_of()).places() }
    }
}

impl<L: Mapping, Axes: AxesOf<N>, I: IndexInt, const R: usize, const N: usize> Iterator
    for Holders<L, Axes, I, R, N>
{
    type Item = [I; N];

    #[inline(always)]
    fn next(&mut self) -> Option<[I; N]> {
        self.places.next().map(Axes::place)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.places.size_hint()
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        self.places.fold(init, |folded, place| f(folded, Axes::place(place)))
    }
}

impl<L: Mapping, Axes: AxesOf<N>, I: IndexInt, const R: usize, const N: usize> core::iter::FusedIterator
    for Holders<L, Axes, I, R, N>
{
}

impl<L, Axes, I: Copy, const R: usize, const N: usize> Clone for Holders<L, Axes, I, R, N> {
    #[inline]
    fn clone(&self) -> Self {
        Self { places: self.places.clone() }
    }
}

impl<L, Axes, I: fmt::Debug, const R: usize, const N: usize> fmt::Debug for Holders<L, Axes, I, R, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Holders").field(&self.places).finish()
    }
}
