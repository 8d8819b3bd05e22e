//! Proven coordinates: [`Proven`] and [`Coords`], which makes all of them.

use core::fmt;
use core::marker::PhantomData;

use seq_macro::seq;

use crate::coordinate::Coordinate;
use crate::exactly::Exactly;
use crate::mapping::Mapping;
use crate::rule::{Counted, RankRules};

/// A coordinate inside the shape of the layout `L`.
///
/// It is made by [`Mapping::coords`] and [`Mapping::proven`] only, so that holding one proves that
/// each entry is below its extent. A view of a layout of the same shape takes it without a check;
/// the shapes are compared at compile time.
///
/// ```
/// use tla::prelude::*;
///
/// layout! { struct Tile = S[(2, 3)]; }
///
/// let data = [10, 11, 12, 13, 14, 15];
/// let view = View::<_, Tile>::new(&data)?;
/// assert_eq!(Tile::proven([1, 2]).map(|c| view[c]), Some(15));
/// assert_eq!(Tile::proven([2, 0]), None);
/// # Ok::<(), tla::TooShort>(())
/// ```
pub struct Proven<L, const R: usize> {
    entries: [usize; R],
    layout: Exactly<L>,
}

impl<L: Mapping, const R: usize> Proven<L, R> {
    /// The coordinate, if every entry is below its extent.
    #[inline(always)]
    pub(crate) fn new(entries: [usize; R], _: Counted<L, usize>) -> Option<Self> {
        let shape = RankRules::<L, R>::SHAPE;
        // unrolled, because at `-Os` the optimizer would not
        seq!(D in 0..16 {
            if D < R && entries[D] >= shape[D] {
                return None;
            }
        });
        Some(Self { entries, layout: PhantomData })
    }

    /// The coordinate for another layout, of whose shape the caller knows that it is the same.
    #[inline(always)]
    pub(crate) fn assume_shape_of<To>(self) -> Proven<To, R> {
        Proven { entries: self.entries, layout: PhantomData }
    }

    /// The entries, slow to fast.
    #[inline(always)]
    pub fn entries(self) -> [usize; R] {
        self.entries
    }
}

impl<L, const R: usize> Coordinate<R> for Proven<L, R> {
    type Int = usize;

    #[inline(always)]
    fn entries(self) -> [usize; R] {
        self.entries
    }
}

/// Every coordinate of the shape of `L`, the last dimension fastest; made by [`Mapping::coords`].
///
/// `for_each` and the other adaptors that take the whole iterator at once run as nested loops.
pub struct Coords<L, const R: usize> {
    /// The entries below the slowest are below their extents; the slowest is its extent at the end.
    next: [usize; R],
    /// Whether the one coordinate of rank 0 is still to come; it has no entry that could say so.
    rank_0: bool,
    layout: Exactly<L>,
}

impl<L: Mapping, const R: usize> Coords<L, R> {
    #[inline(always)]
    pub(crate) fn new(_: Counted<L, usize>) -> Self {
        Self { next: [0; R], rank_0: R == 0, layout: PhantomData }
    }

    /// Whether `next` is a coordinate.
    #[inline(always)]
    fn has_next(&self) -> bool {
        match (self.next.first(), RankRules::<L, R>::SHAPE.first()) {
            (Some(slowest), Some(extent)) => slowest < extent,
            _ => self.rank_0,
        }
    }

    /// From one coordinate to the next one. Unrolled, because at `-Os` the optimizer would not.
    #[inline(always)]
    fn step(&mut self) {
        let shape = RankRules::<L, R>::SHAPE;
        self.rank_0 = false;
        seq!(K in 1..=16 {
            if K <= R {
                self.next[R - K] += 1;
                // beyond the slowest entry there is nothing to carry to
                if K == R || self.next[R - K] < shape[R - K] {
                    return;
                }
                self.next[R - K] = 0;
            }
        });
    }
}

/// A loop over the entry of each dimension `$d`, from where the iterator stands to the end of the shape.
macro_rules! loops {
    ($d:literal $($faster:literal)*; $self:ident, $shape:ident, $entries:ident, $folded:ident, $f:ident) => {{
        for entry in $self.next[$d]..$shape[$d] {
            $entries[$d] = entry;
            loops!($($faster)*; $self, $shape, $entries, $folded, $f);
        }
        $self.next[$d] = 0;
    }};
    (; $self:ident, $shape:ident, $entries:ident, $folded:ident, $f:ident) => {
        $folded = $f($folded, Proven { entries: $entries, layout: PhantomData });
    };
}

impl<L: Mapping, const R: usize> Iterator for Coords<L, R> {
    type Item = Proven<L, R>;

    #[inline(always)]
    fn next(&mut self) -> Option<Proven<L, R>> {
        if !self.has_next() {
            return None;
        }
        let entries = self.next;
        self.step();
        Some(Proven { entries, layout: PhantomData })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (mut size, mut before) = (1, 0);
        for (next, extent) in self.next.iter().zip(RankRules::<L, R>::SHAPE) {
            (size, before) = (size * extent, before * extent + next);
        }
        let left = if R == 0 { usize::from(self.rank_0) } else { size - before };
        (left, Some(left))
    }

    /// Loops inside loops, one a dimension, as one would write them by hand.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, init: B, mut f: F) -> B {
        let shape = RankRules::<L, R>::SHAPE;
        let mut entries = self.next;
        let mut folded = init;
        match R {
            1 => loops!(0; self, shape, entries, folded, f),
            2 => loops!(0 1; self, shape, entries, folded, f),
            3 => loops!(0 1 2; self, shape, entries, folded, f),
            4 => loops!(0 1 2 3; self, shape, entries, folded, f),
            _ => {
                for at in self {
                    folded = f(folded, at);
                }
            }
        }
        folded
    }
}

impl<L: Mapping, const R: usize> ExactSizeIterator for Coords<L, R> {}

impl<L: Mapping, const R: usize> core::iter::FusedIterator for Coords<L, R> {}

impl<L, const R: usize> Clone for Proven<L, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const R: usize> Copy for Proven<L, R> {}

impl<L, const R: usize> PartialEq for Proven<L, R> {
    fn eq(&self, other: &Self) -> bool {
        self.entries == other.entries
    }
}

impl<L, const R: usize> Eq for Proven<L, R> {}

impl<L, const R: usize> Clone for Coords<L, R> {
    #[inline]
    fn clone(&self) -> Self {
        Self { next: self.next, rank_0: self.rank_0, layout: PhantomData }
    }
}

impl<L, const R: usize> fmt::Debug for Proven<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Proven").field(&self.entries).finish()
    }
}

impl<L, const R: usize> fmt::Debug for Coords<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Coords").field("next", &self.next).finish_non_exhaustive()
    }
}
