//! Sizes and spans: how many elements, and how far they reach on an axis.

use crate::axis::Axis;
use crate::error::{LayoutError, Place, Quantity};
use crate::iter::Iter;
use crate::map::Map;
use crate::num;

impl Map {
    /// The number of logical elements: the product of all shard extents.
    #[must_use]
    pub const fn size(&self) -> u64 {
        let mut product = 1;
        let mut i = 0;
        while i < self.shard.len {
            // a part of the size, which fits
            product *= self.shard.items[i].extent;
            i += 1;
        }
        product
    }

    /// The product of the shard extents on `axis`, 1 where the axis is absent.
    ///
    /// # Errors
    /// [`LayoutError::SwizzledAxis`] for a swizzled layout, whose iters no longer say where an element is.
    pub const fn try_size_on(&self, axis: Axis) -> Result<u64, LayoutError> {
        if self.swizzle.is_some() {
            return Err(LayoutError::SwizzledAxis { axis });
        }
        let mut product = 1;
        let mut i = 0;
        while i < self.shard.len {
            let iter = self.shard.items[i];
            if iter.axis.same(&axis) {
                // a part of the size, which fits
                product *= iter.extent;
            }
            i += 1;
        }
        Ok(product)
    }

    /// How many units of `axis` the layout spans from 0 on: `1 + sum (extent - 1) * |stride|` over
    /// the shard and the replica iters of the axis, plus the offset. `S[8:1] + R[2:16] + 5` spans 29
    /// on `m`. An absent axis spans 1.
    ///
    /// It is the size of the range in which the layout lies when nothing steps backwards; with
    /// negative strides ask for the [range](Self::tile_range_on).
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// let map = tirx("S[(8,4):(4@laneid,1@laneid)] + R[2:16] + 5")?;
    /// assert_eq!((map.try_span(axis::LANEID)?, map.try_span(axis::M)?), (32, 22));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::SwizzledAxis`] for a swizzled layout: ask for its
    /// [cosize](Self::try_cosize). [`LayoutError::Overflow`] when it is no `i64`.
    pub const fn try_span(&self, axis: Axis) -> Result<i64, LayoutError> {
        if self.swizzle.is_some() {
            return Err(LayoutError::SwizzledAxis { axis });
        }
        let (lowest, highest) = self.tile_range_on(axis);
        // lowest and highest hold the offset each, so their difference is the sum of the steps
        let span = highest as i128 - lowest as i128 + 1 + self.offset_on(axis) as i128;
        match num::narrow(span) {
            Some(span) => Ok(span),
            None => Err(LayoutError::Overflow { quantity: Quantity::Reach(axis), place: Place::Whole }),
        }
    }

    /// The smallest and the largest coordinate that a place of the layout has on `axis`, replicas and
    /// offset included, before the swizzle.
    #[must_use]
    #[expect(clippy::cast_possible_wrap, reason = "an extent is below 2^63")]
    pub const fn tile_range_on(&self, axis: Axis) -> (i64, i64) {
        let mut low = self.offset_on(axis);
        let mut high = low;
        let mut i = 0;
        while i < self.shard.len + self.replica.len {
            let iter =
                if i < self.shard.len { self.shard.items[i] } else { self.replica.items[i - self.shard.len] };
            if iter.axis.same(&axis) {
                // fits: `try_new` checked the sum of all magnitudes
                let furthest = (iter.extent - 1) as i64 * iter.stride;
                if furthest < 0 {
                    low += furthest;
                } else {
                    high += furthest;
                }
            }
            i += 1;
        }
        (low, high)
    }

    /// Whether no place on any axis lies below 0 or beyond `limit`, as far as a glance tells: `false`
    /// also where strides or offsets are negative, or where all axes together would reach beyond.
    #[must_use]
    pub const fn is_surely_within(&self, limit: u64) -> bool {
        let (shard, parts) = (self.shard.len, self.shard.len + self.replica.len);
        let mut reach = 0_i128;
        let mut i = 0;
        while i < parts {
            let iter = if i < shard { &self.shard.items[i] } else { &self.replica.items[i - shard] };
            if iter.stride < 0 {
                return false;
            }
            // below 2^5 * 2^63 in all: `try_new` checked the reach of each axis
            reach += (iter.extent - 1) as i128 * iter.stride as i128;
            i += 1;
        }
        i = 0;
        while i < self.offset.len {
            if self.offset.items[i].1 < 0 {
                return false;
            }
            reach += self.offset.items[i].1 as i128;
            i += 1;
        }
        let swizzled = match self.swizzle {
            // a swizzled address lies in the period of the address
            Some(swizzle) => reach | (swizzle.period() as i128 - 1),
            None => reach,
        };
        swizzled <= limit as i128
    }
}

/// `(extent - 1) * stride`, which `Map::try_new` found to fit.
pub(crate) const fn furthest(iter: Iter) -> i64 {
    match num::signed(iter.extent - 1) {
        Some(last) => match last.checked_mul(iter.stride) {
            Some(furthest) => furthest,
            None => 0,
        },
        None => 0,
    }
}
