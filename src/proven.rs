//! Proven coordinates: [`Proven`] and [`Coords`], which makes all of them.

use core::fmt;
use core::marker::PhantomData;

use crate::coordinate::Coordinate;
use crate::mapping::Mapping;
use crate::rule::{RankRules, Rules};

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
    layout: PhantomData<fn() -> L>,
}

impl<L: Mapping, const R: usize> Proven<L, R> {
    /// The coordinate, if every entry is below its extent.
    #[inline(always)]
    pub(crate) fn new(entries: [usize; R]) -> Option<Self> {
        let shape = RankRules::<L, R>::SHAPE;
        let mut d = 0;
        while d < R {
            if entries[d] >= shape[d] {
                return None;
            }
            d += 1;
        }
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
    next: [usize; R],
    left: usize,
    layout: PhantomData<fn() -> L>,
}

impl<L: Mapping, const R: usize> Coords<L, R> {
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { next: [0; R], left: Rules::<L>::SIZE_FITS, layout: PhantomData }
    }
}

impl<L: Mapping, const R: usize> Iterator for Coords<L, R> {
    type Item = Proven<L, R>;

    #[inline(always)]
    fn next(&mut self) -> Option<Proven<L, R>> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        let entries = self.next;
        let shape = RankRules::<L, R>::SHAPE;
        let mut d = R;
        while d > 0 {
            d -= 1;
            self.next[d] += 1;
            if self.next[d] < shape[d] {
                break;
            }
            self.next[d] = 0;
        }
        Some(Proven { entries, layout: PhantomData })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    /// Nested loops over the last two dimensions, which an optimizer can unroll and vectorize.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, init: B, mut f: F) -> B {
        let shape = RankRules::<L, R>::SHAPE;
        let mut folded = init;
        if R == 0 {
            if self.left > 0 {
                folded = f(folded, Proven { entries: self.next, layout: PhantomData });
            }
            return folded;
        }
        while self.left > 0 {
            let first = self.next[R - 1];
            for fast in first..shape[R - 1] {
                let mut entries = self.next;
                entries[R - 1] = fast;
                folded = f(folded, Proven { entries, layout: PhantomData });
            }
            self.left -= shape[R - 1] - first;
            self.next[R - 1] = 0;
            let mut d = R - 1;
            while d > 0 {
                d -= 1;
                self.next[d] += 1;
                if self.next[d] < shape[d] {
                    break;
                }
                self.next[d] = 0;
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
        Self { next: self.next, left: self.left, layout: PhantomData }
    }
}

impl<L, const R: usize> fmt::Debug for Proven<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Proven").field(&self.entries).finish()
    }
}

impl<L, const R: usize> fmt::Debug for Coords<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Coords").field("next", &self.next).field("left", &self.left).finish()
    }
}
