//! Views: a slice and the layout of what is in it.
//!
//! The only module with `unsafe`, here and in [`tensor`]. What views rest on is computed, never assumed:
//!
//! - [`Mapping::COSIZE`], here `Rules::VIEW_NEEDS`, is more than any address that a place of the layout
//!   reaches, replicas and offsets included, after the swizzle; a layout that reaches below 0 has none,
//!   and no slice is long enough for it;
//! - a view is made over a slice of at least so many elements;
//! - a [`Proven`] coordinate has every entry below its extent, and the shapes of its layout and the
//!   view's are compared at compile time;
//! - addresses and cosize come from one constant, the layout as a value, and not from what an impl of
//!   [`Mapping`] could say otherwise;
//! - `usize` of the target counts every element and every address, so that no step of an address is cut;
//! - views and proven coordinates are invariant in the layout: those of a type are not those of its supertype.
//!
//! The whole of it is in ARCHITECTURE.md, under *Soundness*.
#![allow(unsafe_code, reason = "unchecked access by proven coordinates; the facts are listed above")]

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use crate::at::At;
use crate::axis::m;
use crate::exactly::Exactly;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::proven::Proven;
use crate::rule::{Counted, ElementRules, ProofRules, RankRules, Rules};

pub mod tensor;

/// A slice that is too short for a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TooShort {
    /// The length of the slice, in elements.
    pub len: usize,
    /// The [`COSIZE`](Mapping::COSIZE) of the layout; `usize::MAX` where no slice is long enough.
    pub cosize: usize,
}

impl fmt::Display for TooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { len, cosize } = self;
        if *cosize == usize::MAX {
            return write!(f, "the slice has {len} elements but the layout needs more than any memory has");
        }
        write!(f, "the slice has {len} elements but the layout needs {cosize}")
    }
}

impl core::error::Error for TooShort {}

/// Elements of a slice, laid out by `L`: the element at a coordinate is at `L`'s address of it on `m`, of
/// replica 0.
///
/// The length of the slice is checked when the view is made. An index `[i, j]` is checked against the
/// shape; a [proven](Proven) coordinate needs no check.
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
    layout: Exactly<L>,
}

/// Elements laid out by `L` that can be written: a [`View`] of a mutable slice.
///
/// A write goes to replica 0 alone.
///
/// ```
/// use tla::prelude::*;
///
/// layout! { struct Columns = S[(2, 3):(1, 2)]; }
///
/// let mut data = [0; Columns::COSIZE];
/// let mut view = ViewMut::<_, Columns>::new(&mut data)?;
/// view[[0, 2]] = 7;
/// assert_eq!(data, [0, 0, 0, 0, 7, 0]);
/// # Ok::<(), tla::TooShort>(())
/// ```
pub struct ViewMut<'a, T, L> {
    data: &'a mut [T],
    layout: Exactly<L>,
}

/// How many elements a view of `L` needs, and whether any slice is long enough.
#[inline(always)]
fn needs<L: Mapping>() -> (usize, bool) {
    match Rules::<L>::VIEW_NEEDS {
        Some(cosize) => (cosize, true),
        None => (usize::MAX, false),
    }
}

/// The coordinate `entries`, if they lie in the shape.
#[inline(always)]
fn checked<L: Mapping, I: IndexInt, const R: usize>(
    entries: [I; R],
    counted: Counted<L, usize>,
) -> Option<Proven<L, R>> {
    Proven::new(entries.map(I::to_usize), counted)
}

/// The address of the element at a proven coordinate: below the cosize of `L`.
#[inline(always)]
fn address<L: Mapping, const R: usize>(coordinate: Proven<L, R>, counted: Counted<L, usize>) -> usize {
    At::<L, usize, R>::new(coordinate.entries(), counted).coordinate_on::<m>()
}

#[cold]
#[inline(never)]
#[track_caller]
fn outside<I: IndexInt, const R: usize>(entries: [I; R], shape: [usize; R]) -> ! {
    panic!("coordinate {entries:?} is out of range: the shape is {shape:?}")
}

impl<'a, T, L> View<'a, T, L> {
    /// `data` as elements laid out by `L`.
    ///
    /// # Errors
    /// [`TooShort`] when `data` has fewer than [`COSIZE`](Mapping::COSIZE) elements.
    #[inline]
    pub fn new(data: &'a [T]) -> Result<Self, TooShort>
    where
        L: Mapping,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = Rules::<L>::ADDRESSES_ARE_NOT_NEGATIVE;
        let () = Rules::<L>::USIZE_COUNTS_PLACES;
        let _ = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        let (cosize, is_possible) = needs::<L>();
        if data.len() < cosize || !is_possible {
            return Err(TooShort { len: data.len(), cosize });
        }
        Ok(Self { data, layout: PhantomData })
    }
}

impl<'a, T, L: Mapping> View<'a, T, L> {
    /// The element at `coordinate`, one entry a dimension; `None` outside the shape.
    #[inline(always)]
    pub fn get<I: IndexInt, const R: usize>(&self, coordinate: [I; R]) -> Option<&'a T> {
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        let at = checked::<L, I, R>(coordinate, counted)?;
        // SAFETY: the coordinate is proven for the shape of `L` itself.
        Some(unsafe { self.unchecked(at, counted) })
    }

    /// The element at a proven coordinate, without a check.
    #[inline(always)]
    pub fn at<P: Mapping, const R: usize>(&self, coordinate: Proven<P, R>) -> &'a T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.unchecked(coordinate, counted) }
    }

    /// [`at`](Self::at).
    ///
    /// # Safety
    /// The shapes of `P` and `L` are the same.
    #[inline(always)]
    unsafe fn unchecked<P: Mapping, const R: usize>(
        &self,
        coordinate: Proven<P, R>,
        counted: Counted<L, usize>,
    ) -> &'a T {
        let address = address::<L, R>(coordinate.assume_shape_of(), counted);
        debug_assert!(address < self.data.len(), "the address of a proven coordinate is in the slice");
        // SAFETY: the coordinate is proven for the shape of `P`, which is that of `L`, so its address is
        // below the cosize of `L`, and `new` found `data` to be no shorter than that.
        unsafe { self.data.get_unchecked(address) }
    }

    /// The slice.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &'a [T] {
        self.data
    }
}

impl<'a, T, L> ViewMut<'a, T, L> {
    /// `data` as elements laid out by `L`.
    ///
    /// # Errors
    /// [`TooShort`] when `data` has fewer than [`COSIZE`](Mapping::COSIZE) elements.
    #[inline]
    pub fn new(data: &'a mut [T]) -> Result<Self, TooShort>
    where
        L: Mapping,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = Rules::<L>::ADDRESSES_ARE_NOT_NEGATIVE;
        let () = Rules::<L>::USIZE_COUNTS_PLACES;
        let _ = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        let (cosize, is_possible) = needs::<L>();
        if data.len() < cosize || !is_possible {
            return Err(TooShort { len: data.len(), cosize });
        }
        Ok(Self { data, layout: PhantomData })
    }
}

impl<T, L: Mapping> ViewMut<'_, T, L> {
    /// The same elements, to be read.
    #[must_use]
    #[inline(always)]
    pub fn as_view(&self) -> View<'_, T, L> {
        View { data: self.data, layout: PhantomData }
    }

    /// The element at `coordinate`, one entry a dimension; `None` outside the shape.
    #[inline(always)]
    pub fn get<I: IndexInt, const R: usize>(&self, coordinate: [I; R]) -> Option<&T> {
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        let at = checked::<L, I, R>(coordinate, counted)?;
        // SAFETY: the coordinate is proven for the shape of `L` itself.
        Some(unsafe { self.as_view().unchecked(at, counted) })
    }

    /// The element at `coordinate`, to be written; `None` outside the shape.
    #[inline(always)]
    pub fn get_mut<I: IndexInt, const R: usize>(&mut self, coordinate: [I; R]) -> Option<&mut T> {
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        let at = checked::<L, I, R>(coordinate, counted)?;
        // SAFETY: the coordinate is proven for the shape of `L` itself.
        Some(unsafe { self.unchecked_mut(at, counted) })
    }

    /// The element at a proven coordinate, without a check.
    #[inline(always)]
    pub fn at<P: Mapping, const R: usize>(&self, coordinate: Proven<P, R>) -> &T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.as_view().unchecked(coordinate, counted) }
    }

    /// The element at a proven coordinate, to be written, without a check.
    #[inline(always)]
    pub fn at_mut<P: Mapping, const R: usize>(&mut self, coordinate: Proven<P, R>) -> &mut T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.unchecked_mut(coordinate, counted) }
    }

    /// [`at_mut`](Self::at_mut).
    ///
    /// # Safety
    /// The shapes of `P` and `L` are the same.
    #[inline(always)]
    unsafe fn unchecked_mut<P: Mapping, const R: usize>(
        &mut self,
        coordinate: Proven<P, R>,
        counted: Counted<L, usize>,
    ) -> &mut T {
        let address = address::<L, R>(coordinate.assume_shape_of(), counted);
        debug_assert!(address < self.data.len(), "the address of a proven coordinate is in the slice");
        // SAFETY: the coordinate is proven for the shape of `P`, which is that of `L`, so its address is
        // below the cosize of `L`, and `new` found `data` to be no shorter than that.
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
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        match checked::<L, I, R>(coordinate, counted) {
            // SAFETY: the coordinate is proven for the shape of `L` itself.
            Some(at) => unsafe { self.unchecked(at, counted) },
            None => outside(coordinate, RankRules::<L, R>::SHAPE),
        }
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> Index<Proven<P, R>> for View<'_, T, L> {
    type Output = T;

    #[inline(always)]
    fn index(&self, coordinate: Proven<P, R>) -> &T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.unchecked(coordinate, counted) }
    }
}

impl<T, L: Mapping, I: IndexInt, const R: usize> Index<[I; R]> for ViewMut<'_, T, L> {
    type Output = T;

    /// # Panics
    /// Outside the shape; [`get`](ViewMut::get) does not.
    #[inline(always)]
    #[track_caller]
    fn index(&self, coordinate: [I; R]) -> &T {
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        match checked::<L, I, R>(coordinate, counted) {
            // SAFETY: the coordinate is proven for the shape of `L` itself.
            Some(at) => unsafe { self.as_view().unchecked(at, counted) },
            None => outside(coordinate, RankRules::<L, R>::SHAPE),
        }
    }
}

impl<T, L: Mapping, I: IndexInt, const R: usize> IndexMut<[I; R]> for ViewMut<'_, T, L> {
    /// # Panics
    /// Outside the shape; [`get_mut`](ViewMut::get_mut) does not.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, coordinate: [I; R]) -> &mut T {
        let () = RankRules::<L, R>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        match checked::<L, I, R>(coordinate, counted) {
            // SAFETY: the coordinate is proven for the shape of `L` itself.
            Some(at) => unsafe { self.unchecked_mut(at, counted) },
            None => outside(coordinate, RankRules::<L, R>::SHAPE),
        }
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> Index<Proven<P, R>> for ViewMut<'_, T, L> {
    type Output = T;

    #[inline(always)]
    fn index(&self, coordinate: Proven<P, R>) -> &T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.as_view().unchecked(coordinate, counted) }
    }
}

impl<T, L: Mapping, P: Mapping, const R: usize> IndexMut<Proven<P, R>> for ViewMut<'_, T, L> {
    #[inline(always)]
    fn index_mut(&mut self, coordinate: Proven<P, R>) -> &mut T {
        let () = ProofRules::<P, L, R>::SHAPES_ARE_EQUAL;
        let counted = ElementRules::<L, usize>::INTEGER_COUNTS_ELEMENTS;
        // SAFETY: the line above compares the shapes.
        unsafe { self.unchecked_mut(coordinate, counted) }
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
