//! Broadcasting: a dimension along which nothing moves.

use crate::axis::Axis;
use crate::compose::on_m;
use crate::error::{LayoutError, Part, Place, TilingError};
use crate::group;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::shape::Shape;

impl Map {
    /// A dimension of `n` elements, all in one place, put before dimension `position`; behind the last one
    /// where `position` is the rank. It is the iter `n:0@axis`.
    ///
    /// ```text
    /// broadcast(.., x[position], ..) = self(..)    whatever x[position] is
    /// ```
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// let map = tirx("S[(3,4):(4,1)]")?.try_broadcast(2, 1, axis::M)?;
    /// assert_eq!(map.to_string(), "S[(3,2,4):(4,0,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::BroadcastPosition`]; [`LayoutError::ExtentZero`]; [`LayoutError::SwizzleAxis`] for
    /// another axis than `m` under a swizzle; [`LayoutError::NotGroupable`] when `position` falls inside an
    /// iter; [`LayoutError::TooMany`]; [`LayoutError::Overflow`].
    pub const fn try_broadcast(&self, n: u64, position: usize, axis: Axis) -> Result<Self, LayoutError> {
        let rank = self.shape.extents.len;
        if position > rank {
            return Err(LayoutError::Tiling(TilingError::BroadcastPosition { position, rank }));
        }
        if rank == MAX_RANK {
            return Err(LayoutError::TooMany { part: Part::Shape, found: rank + 1, limit: MAX_RANK });
        }
        if self.swizzle.is_some() {
            tri!(on_m(axis, Place::Shard(self.shard.len)));
        }
        let at;
        let mut shard = self.shard;
        if self.is_grouped() {
            at = self.separators.items[position];
        } else {
            let halves = self.halves(position);
            let (cut, separators) = tri!(group::group(&self.shard, &halves));
            shard = cut;
            at = separators.items[1];
        }
        let iters = tri!(inserted(&shard, at, Iter::new(n, 0, axis)));
        let mut extents: List<u64, MAX_RANK> = List::empty(1);
        let mut d = 0;
        while d < rank {
            if d == position {
                extents.items[d] = n;
            }
            extents.items[if d < position { d } else { d + 1 }] = self.shape.extents.items[d];
            d += 1;
        }
        if position == rank {
            extents.items[rank] = n;
        }
        extents.len = rank + 1;
        let shape = tri!(Shape::try_new(extents.as_slice()));
        self.rebuilt(iters.as_slice(), &shape)
    }

    /// [`try_broadcast`](Self::try_broadcast) for const contexts.
    ///
    /// # Panics
    /// Where `try_broadcast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn broadcast(&self, n: u64, position: usize, axis: Axis) -> Self {
        match self.try_broadcast(n, position, axis) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The dimensions before `position`, and those from it on, as two.
    const fn halves(&self, position: usize) -> Shape {
        let mut halves = Shape::EMPTY;
        halves.extents.len = 2;
        let mut d = 0;
        while d < self.shape.extents.len {
            // parts of the size, which fits
            halves.extents.items[if d < position { 0 } else { 1 }] *= self.shape.extents.items[d];
            d += 1;
        }
        halves
    }
}

/// The iters with one more before the one at `at`.
const fn inserted(
    shard: &List<Iter, MAX_ITERS>,
    at: usize,
    iter: Iter,
) -> Result<List<Iter, MAX_ITERS>, LayoutError> {
    let len = shard.len;
    if len == MAX_ITERS {
        return Err(LayoutError::TooMany { part: Part::Shard, found: len + 1, limit: MAX_ITERS });
    }
    let mut iters = *shard;
    iters.len = len + 1;
    let mut k = len;
    while k > at {
        iters.items[k] = iters.items[k - 1];
        k -= 1;
    }
    iters.items[at] = iter;
    Ok(iters)
}
