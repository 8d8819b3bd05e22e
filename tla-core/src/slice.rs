//! Slices: the part of a layout in a region of its coordinates.

use crate::axis::{self, Axis};
use crate::error::{LayoutError, TilingError};
use crate::group;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_AXES, MAX_ITERS, MAX_RANK, Map};
use crate::num;
use crate::shape::Shape;

impl Map {
    /// The layout of the region `begin..end`, one range a dimension of the [shape](Self::shape), in elements.
    ///
    /// ```text
    /// slice(x) = self(begin + x),   shape = end - begin
    /// ```
    ///
    /// Replicas, swizzle and base offset stay; the region's start is added to the offset. Of each dimension
    /// the iters that the range covers stay. Let `d` be the digits of `begin`, and `n` the length of the
    /// range. From fast to slow, an iter stays whole while its digit is 0 and its extent divides `n`, which
    /// is divided by it. The next iter, `e:s`, the digits of which the range cuts, becomes
    ///
    /// - `n:s`, if `d + n <= e`: the range stays inside this digit;
    /// - `2:(s' - d*s)` and `(n/2):s`, if `n` is even, `d + n/2 == e`, and the next slower iter, `s'`, is on
    ///   the same axis and its digit can be counted up by one: the range has its middle on one carry.
    ///
    /// Every other range is no layout of this form, and the answer is `None`.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("S[(4,64):(64,1)] + 192")?;
    /// let slice = map.try_slice(&[(2, 4), (0, 64)])?.expect("whole rows");
    /// assert_eq!(slice.to_string(), "S[(2,64):(64,1)] + 320");
    ///
    /// let map = tirx("(16,) -> S[(2,2,4):(100,10,1)]")?;
    /// let slice = map.try_slice(&[(2, 6)])?.expect("the middle is one carry");
    /// assert_eq!(slice.to_string(), "(4,) -> S[(2,2):(8,1)] + 2");
    /// assert_eq!(map.try_slice(&[(6, 10)])?, None); // 12, 13, 100, 101: the carry is one of two digits
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::SliceRank`]; [`TilingError::SliceEmpty`] and [`TilingError::SliceBeyond`] for a range
    /// that is none of the dimension; [`LayoutError::NotGroupable`] when the shape does not group the iters;
    /// those of [`try_canonicalize`](Self::try_canonicalize); [`LayoutError::TooMany`] when the region starts
    /// away from 0 on more than 8 axes.
    pub const fn try_slice(&self, region: &[(u64, u64)]) -> Result<Option<Self>, LayoutError> {
        match tri!(self.cut_out(region)) {
            Ok(map) => Ok(Some(map)),
            Err(_) => Ok(None),
        }
    }

    /// [`try_slice`](Self::try_slice) where the slice has to be a layout.
    ///
    /// # Errors
    /// Those of `try_slice`, and [`TilingError::SliceSplit`] where it answers `None`.
    pub const fn try_sliced(&self, region: &[(u64, u64)]) -> Result<Self, LayoutError> {
        match tri!(self.cut_out(region)) {
            Ok(map) => Ok(map),
            Err(dim) => {
                let (begin, end) = region[dim];
                Err(LayoutError::Tiling(TilingError::SliceSplit { dim, begin, end }))
            }
        }
    }

    /// [`try_sliced`](Self::try_sliced) for const contexts.
    ///
    /// # Panics
    /// Where `try_sliced` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn slice(&self, region: &[(u64, u64)]) -> Self {
        match self.try_sliced(region) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The slice, or the first dimension whose range is none.
    const fn cut_out(&self, region: &[(u64, u64)]) -> Result<Result<Self, usize>, LayoutError> {
        let rank = self.shape.extents.len;
        if region.len() != rank {
            return Err(LayoutError::Tiling(TilingError::SliceRank { ranges: region.len(), rank }));
        }
        // Dimensions of extent 1 have nothing to cut, and their groups would only take room.
        let (mut shape, mut squeezed) = (Shape::EMPTY, Shape::EMPTY);
        let mut from = [0; MAX_RANK];
        let mut d = 0;
        while d < rank {
            let (begin, end) = region[d];
            let extent = self.shape.extents.items[d];
            if begin >= end {
                return Err(LayoutError::Tiling(TilingError::SliceEmpty { dim: d, begin, end }));
            }
            if end > extent {
                return Err(LayoutError::Tiling(TilingError::SliceBeyond { dim: d, end, extent }));
            }
            shape.extents.items[d] = end - begin;
            if extent > 1 {
                from[squeezed.extents.len] = d;
                squeezed.extents.items[squeezed.extents.len] = extent;
                squeezed.extents.len += 1;
            }
            d += 1;
        }
        shape.extents.len = rank;

        let canonical = tri!(self.try_canonicalize());
        let (shard, separators) = tri!(group::group(&canonical.shard, &squeezed));
        let mut start = Start::of(&canonical);
        let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut g = 0;
        while g < squeezed.extents.len {
            let (low, high) = (separators.items[g], separators.items[g + 1]);
            if !tri!(cut_group(&shard, low, high, region[from[g]], &mut start, &mut iters)) {
                return Ok(Err(from[g]));
            }
            g += 1;
        }
        if iters.len == 0 && canonical.shard.len > 0 {
            // one element is left; it has an axis, as in the canonical form
            iters.items[0] = Iter { extent: 1, stride: 1, axis: canonical.shard.items[0].axis };
            iters.len = 1;
        }
        let map = tri!(Map::try_new(iters.as_slice(), canonical.replica.as_slice(), start.offset.as_slice()));
        let map = Map { swizzle: self.swizzle, ..map };
        Ok(Ok(tri!(map.try_reshape(&shape))))
    }
}

/// The offset of a layout, to which the place of an element is added.
struct Start {
    offset: List<(Axis, i64), MAX_AXES>,
}

impl Start {
    const fn of(map: &Map) -> Self {
        let mut offset = List::empty((axis::M, 0));
        while offset.len < map.offset.len {
            offset.items[offset.len] = map.offset.items[offset.len];
            offset.len += 1;
        }
        Self { offset }
    }

    /// Counts the digit of an iter in.
    #[expect(clippy::cast_possible_wrap, reason = "a digit is below its extent, which is below 2^63")]
    const fn add(&mut self, digit: u64, iter: &Iter) {
        if digit == 0 || iter.stride == 0 {
            return;
        }
        // neither overflows: `try_new` checked the sum of all magnitudes of the axis
        let step = digit as i64 * iter.stride;
        let mut i = 0;
        while i < self.offset.len {
            if self.offset.items[i].0.same(&iter.axis) {
                self.offset.items[i].1 += step;
                return;
            }
            i += 1;
        }
        // no more axes than iters and offsets have
        self.offset.items[i] = (iter.axis, step);
        self.offset.len += 1;
    }
}

/// Appends what the range leaves of the iters `low..high`, which are one dimension, and adds its begin to
/// the start; `false` where it leaves no layout.
const fn cut_group(
    shard: &List<Iter, MAX_ITERS>,
    low: usize,
    high: usize,
    (begin, end): (u64, u64),
    start: &mut Start,
    iters: &mut List<Iter, MAX_ITERS>,
) -> Result<bool, LayoutError> {
    let mut digits = [0; MAX_ITERS];
    let mut rest = begin;
    let mut k = high;
    while k > low {
        k -= 1;
        let iter = &shard.items[k];
        digits[k] = rest % iter.extent;
        rest /= iter.extent;
        start.add(digits[k], iter);
    }

    // the iters that stay whole
    let mut n = end - begin;
    let mut p = high - 1;
    while p > low && digits[p] == 0 && n % shard.items[p].extent == 0 {
        n /= shard.items[p].extent;
        p -= 1;
    }

    let Iter { extent, stride, axis } = shard.items[p];
    if digits[p] + n <= extent {
        push(iters, Iter { extent: n, stride, axis });
    } else {
        let half = n / 2;
        if n % 2 != 0 || digits[p] + half != extent || p == low {
            return Ok(false);
        }
        let slow = &shard.items[p - 1];
        if digits[p - 1] + 1 >= slow.extent || !slow.axis.same(&axis) {
            return Ok(false);
        }
        let step = slow.stride as i128 - digits[p] as i128 * stride as i128;
        let Some(step) = num::narrow(step) else {
            return Err(LayoutError::Tiling(TilingError::SliceStep { begin, end }));
        };
        push(iters, Iter { extent: 2, stride: step, axis });
        push(iters, Iter { extent: half, stride, axis });
    }
    k = p + 1;
    while k < high {
        push(iters, shard.items[k]);
        k += 1;
    }
    Ok(true)
}

/// Appends an iter that is more than one element.
const fn push(iters: &mut List<Iter, MAX_ITERS>, iter: Iter) {
    if iter.extent > 1 {
        // A range leaves no more iters than its dimension has.
        iters.items[iters.len] = iter;
        iters.len += 1;
    }
}
