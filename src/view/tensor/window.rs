//! [`Window`]: which elements of a layout a tensor means.

use core::fmt;
use core::marker::PhantomData;

use super::grid::Grid;
use crate::exactly::Exactly;

/// A box of coordinates inside a layout `L` of `R` modes.
///
/// Kept, mode by mode: `valid <= padded`, and `start + padded <= extent of the layout` unless `padded` is
/// 0. Only this file sets the fields, and a window of one layout is no window of another: what has a window
/// is invariant in the layout.
pub(super) struct Window<L, const R: usize> {
    /// The absolute coordinate of the first element.
    start: [u64; R],
    /// How many elements are valid.
    valid: [u64; R],
    /// How many elements are in memory.
    padded: [u64; R],
    layout: Exactly<L>,
}

impl<L, const R: usize> Window<L, R> {
    /// All of `layout`; `None` where its extents are no `u64`.
    #[inline(always)]
    pub(super) fn whole(layout: &L) -> Option<Self>
    where
        L: Grid<R>,
    {
        let padded = layout.extents()?;
        let mut valid = layout.valid();
        for d in 0..R {
            // an origin is no larger than its mode where a layout was checked, which nothing rests on here
            valid[d] = valid[d].min(padded[d]);
        }
        Some(Self { start: [0; R], valid, padded, layout: PhantomData })
    }

    #[inline(always)]
    pub(super) fn start(&self) -> [u64; R] {
        self.start
    }

    #[inline(always)]
    pub(super) fn valid(&self) -> [u64; R] {
        self.valid
    }

    #[inline(always)]
    pub(super) fn in_memory(&self) -> [u64; R] {
        self.padded
    }

    /// The window in which the padding is valid.
    #[inline(always)]
    pub(super) fn padded(self) -> Self {
        Self { valid: self.padded, ..self }
    }

    /// The window with other valid extents; `None` beyond the memory.
    #[inline(always)]
    pub(super) fn with_valid(self, valid: [u64; R]) -> Option<Self> {
        if (0..R).any(|d| valid[d] > self.padded[d]) {
            return None;
        }
        Some(Self { valid, ..self })
    }

    /// The absolute coordinate of `coordinate`, if that is valid.
    #[inline(always)]
    pub(super) fn absolute(&self, coordinate: [u64; R]) -> Option<[u64; R]> {
        if (0..R).any(|d| coordinate[d] >= self.valid[d]) {
            return None;
        }
        Some(self.place(coordinate))
    }

    /// The absolute coordinate of one in memory, for which the sum cannot wrap.
    #[inline(always)]
    pub(super) fn place(&self, coordinate: [u64; R]) -> [u64; R] {
        let mut absolute = self.start;
        for d in 0..R {
            absolute[d] = absolute[d].wrapping_add(coordinate[d]);
        }
        absolute
    }

    /// The part of `extents` elements at `coordinate`: valid is what is valid here, padding what is
    /// padding here.
    #[inline(always)]
    pub(super) fn tile(&self, extents: [u64; R], coordinate: [u64; R]) -> Self {
        let mut tile = *self;
        for d in 0..R {
            // `start + padded` stays below the old sum, or `padded` becomes 0
            tile.start[d] = self.start[d].saturating_add(coordinate[d]);
            tile.valid[d] = tla_core::nested::valid_extent(self.valid[d], coordinate[d], extents[d]);
            tile.padded[d] = tla_core::nested::valid_extent(self.padded[d], coordinate[d], extents[d]);
        }
        tile
    }

    /// The window over the modes `kept`, which is one over the layout `Kept` of those modes.
    #[inline(always)]
    pub(super) fn kept<Kept, const K: usize>(&self, kept: [usize; K]) -> Window<Kept, K> {
        Window {
            start: kept.map(|d| self.start[d]),
            valid: kept.map(|d| self.valid[d]),
            padded: kept.map(|d| self.padded[d]),
            layout: PhantomData,
        }
    }
}

impl<L, const R: usize> Clone for Window<L, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const R: usize> Copy for Window<L, R> {}

impl<L, const R: usize> fmt::Debug for Window<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Window")
            .field("start", &self.start)
            .field("valid", &self.valid)
            .field("padded", &self.padded)
            .finish()
    }
}
