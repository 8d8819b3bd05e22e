//! Views: a slice and the layout of what is in it.
//!
//! The only module with `unsafe`. What it rests on is computed, never assumed:
//!
//! - [`Mapping::COSIZE`] is more than any address that a place of the layout reaches, replicas and
//!   offsets included, after the swizzle, and a layout that reaches below 0 has none;
//! - a view is made over a slice of at least so many elements;
//! - a [`Proven`] coordinate has every entry below its extent, and the shapes of its layout and the
//!   view's are compared at compile time;
//! - [`Mapping`] is sealed: no other crate can give a layout a `COSIZE` of its own.
#![allow(unsafe_code, reason = "unchecked access by proven coordinates; the facts are listed above")]

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::proven::{Proven, shape};

/// A slice that is too short for a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TooShort {
    /// The length of the slice, in elements.
    pub len: usize,
    /// The [`COSIZE`](Mapping::COSIZE) of the layout.
    pub cosize: usize,
}

impl fmt::Display for TooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the slice has {} elements but the layout needs {}", self.len, self.cosize)
    }
}

impl core::error::Error for TooShort {}

/// Elements of a slice, laid out by `L`.
///
/// ```
/// use tla::prelude::*;
///
/// layout! { pub struct Smem = (8, 64) -> Swizzle<3,3,3> o S[(8, 64)]; }
///
/// let data: [u16; 512] = core::array::from_fn(|i| i as u16);
/// let view = View::<_, Smem>::new(&data)?;
/// assert_eq!(view[[3, 0]], 216);
/// assert_eq!(view.get([8, 0]), None);
/// assert_eq!(Smem::coords().map(|c: tla::Proven<_, 2>| u64::from(view[c])).sum::<u64>(), 511 * 512 / 2);
/// # Ok::<(), tla::TooShort>(())
/// ```
pub struct View<'a, T, L> {
    data: &'a [T],
    layout: PhantomData<fn() -> L>,
}

/// Elements laid out by `L` that can be written.
pub struct ViewMut<'a, T, L> {
    data: &'a mut [T],
    layout: PhantomData<fn() -> L>,
}

/// The address of the element at `entries`, if they lie in the shape.
#[inline(always)]
fn checked<L: Mapping, I: IndexInt, const R: usize>(entries: [I; R]) -> Option<usize> {
    Some(address::<L, R>(Proven::<L, R>::new(entries.map(I::to_usize))?))
}

/// The address of the element at a proven coordinate: below the cosize of `L`.
#[inline(always)]
fn address<L: Mapping, const R: usize>(coordinate: Proven<L, R>) -> usize {
    L::offset(coordinate)
}

/// A coordinate of `From`'s shape as one of `To`'s, which is the same shape.
#[inline(always)]
fn same_shape<From: Mapping, To: Mapping, const R: usize>(coordinate: Proven<From, R>) -> Proven<To, R> {
    const {
        let (from, to) = (shape::<From, R>(), shape::<To, R>());
        let mut d = 0;
        while d < R {
            assert!(from[d] == to[d], "the coordinate was proven for a layout of another shape");
            d += 1;
        }
    }
    coordinate.assume_shape_of()
}

#[cold]
#[inline(never)]
#[track_caller]
fn outside<const R: usize>(entries: [usize; R], shape: [usize; R]) -> ! {
    panic!("coordinate {entries:?} is out of range: the shape is {shape:?}")
}

impl<'a, T, L: Mapping> View<'a, T, L> {
    /// `data` as elements laid out by `L`.
    ///
    /// # Errors
    /// [`TooShort`] when `data` has fewer than [`COSIZE`](Mapping::COSIZE) elements.
    #[inline]
    pub fn new(data: &'a [T]) -> Result<Self, TooShort> {
        if data.len() < const { L::COSIZE } {
            return Err(TooShort { len: data.len(), cosize: L::COSIZE });
        }
        Ok(Self { data, layout: PhantomData })
    }

    /// The element at `coordinate`, one entry a dimension; `None` outside the shape.
    #[inline(always)]
    pub fn get<I: IndexInt, const R: usize>(&self, coordinate: [I; R]) -> Option<&'a T> {
        self.data.get(checked::<L, I, R>(coordinate)?)
    }

    /// The element at a proven coordinate, without a check.
    #[inline(always)]
    pub fn at<P: Mapping, const R: usize>(&self, coordinate: Proven<P, R>) -> &'a T {
        let address = address(same_shape::<P, L, R>(coordinate));
        // SAFETY: the coordinate is proven for the shape of `L` (`same_shape` compares the shapes),
        // so its address is below `L::COSIZE`, and `new` found `data` to be no shorter than that.
        unsafe { self.data.get_unchecked(address) }
    }

    /// The slice.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &'a [T] {
        self.data
    }
}

impl<'a, T, L: Mapping> ViewMut<'a, T, L> {
    /// `data` as elements laid out by `L`.
    ///
    /// # Errors
    /// [`TooShort`] when `data` has fewer than [`COSIZE`](Mapping::COSIZE) elements.
    #[inline]
    pub fn new(data: &'a mut [T]) -> Result<Self, TooShort> {
        if data.len() < const { L::COSIZE } {
            return Err(TooShort { len: data.len(), cosize: L::COSIZE });
        }
        Ok(Self { data, layout: PhantomData })
    }

    /// The same elements, to be read.
    #[must_use]
    #[inline(always)]
    pub fn as_view(&self) -> View<'_, T, L> {
        View { data: self.data, layout: PhantomData }
    }

    /// The element at `coordinate`, one entry a dimension; `None` outside the shape.
    #[inline(always)]
    pub fn get<I: IndexInt, const R: usize>(&self, coordinate: [I; R]) -> Option<&T> {
        self.data.get(checked::<L, I, R>(coordinate)?)
    }

    /// The element at `coordinate`, to be written; `None` outside the shape.
    #[inline(always)]
    pub fn get_mut<I: IndexInt, const R: usize>(&mut self, coordinate: [I; R]) -> Option<&mut T> {
        self.data.get_mut(checked::<L, I, R>(coordinate)?)
    }

    /// The element at a proven coordinate, without a check.
    #[inline(always)]
    pub fn at<P: Mapping, const R: usize>(&self, coordinate: Proven<P, R>) -> &T {
        self.as_view().at(coordinate)
    }

    /// The element at a proven coordinate, to be written, without a check.
    #[inline(always)]
    pub fn at_mut<P: Mapping, const R: usize>(&mut self, coordinate: Proven<P, R>) -> &mut T {
        let address = address(same_shape::<P, L, R>(coordinate));
        // SAFETY: the coordinate is proven for the shape of `L` (`same_shape` compares the shapes),
        // so its address is below `L::COSIZE`, and `new` found `data` to be no shorter than that.
        unsafe { self.data.get_unchecked_mut(address) }
    }

    /// The slice.
    #[must_use]
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.data
    }
}

impl<T, L: Mapping, I: IndexInt, const R: usize> Index<[I; R]> for View<'_, T, L> {
    type Output = T;

    /// # Panics
    /// Outside the shape; [`get`](View::get) does not.
    #[inline(always)]
    #[track_caller]
    fn index(&self, coordinate: [I; R]) -> &T {
        match self.get(coordinate) {
            Some(element) => element,
            None => outside(coordinate.map(I::to_usize), const { shape::<L, R>() }),
        }
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> Index<Proven<P, R>> for View<'_, T, L> {
    type Output = T;

    #[inline(always)]
    fn index(&self, coordinate: Proven<P, R>) -> &T {
        self.at(coordinate)
    }
}

impl<T, L: Mapping, I: IndexInt, const R: usize> Index<[I; R]> for ViewMut<'_, T, L> {
    type Output = T;

    /// # Panics
    /// Outside the shape; [`get`](ViewMut::get) does not.
    #[inline(always)]
    #[track_caller]
    fn index(&self, coordinate: [I; R]) -> &T {
        match self.get(coordinate) {
            Some(element) => element,
            None => outside(coordinate.map(I::to_usize), const { shape::<L, R>() }),
        }
    }
}

impl<T, L: Mapping, I: IndexInt, const R: usize> IndexMut<[I; R]> for ViewMut<'_, T, L> {
    /// # Panics
    /// Outside the shape; [`get_mut`](ViewMut::get_mut) does not.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, coordinate: [I; R]) -> &mut T {
        match self.get_mut(coordinate) {
            Some(element) => element,
            None => outside(coordinate.map(I::to_usize), const { shape::<L, R>() }),
        }
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> Index<Proven<P, R>> for ViewMut<'_, T, L> {
    type Output = T;

    #[inline(always)]
    fn index(&self, coordinate: Proven<P, R>) -> &T {
        self.at(coordinate)
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> IndexMut<Proven<P, R>> for ViewMut<'_, T, L> {
    #[inline(always)]
    fn index_mut(&mut self, coordinate: Proven<P, R>) -> &mut T {
        self.at_mut(coordinate)
    }
}

impl<T, L> Clone for View<'_, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, L> Copy for View<'_, T, L> {}

impl<T: fmt::Debug, L> fmt::Debug for View<'_, T, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("View").field(&self.data).finish()
    }
}

impl<T: fmt::Debug, L> fmt::Debug for ViewMut<'_, T, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ViewMut").field(&self.data).finish()
    }
}
