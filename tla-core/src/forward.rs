//! The forward map: from a logical coordinate to a place.

use crate::axis;
use crate::compose::swizzled;
use crate::error::{LayoutError, Place, Quantity};
use crate::list::List;
use crate::map::{MAX_ITERS, Map};
use crate::num;
use crate::point::Point;

impl Map {
    /// `base(x) = swizzle(D(x) + O)`: the place of the element at `coordinate`, replica 0.
    ///
    /// One entry a dimension of the [shape](Self::shape), or one entry alone, the linear index.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("S[(8,4):(4@laneid,1@laneid)] + 5@warpid")?;
    /// assert_eq!(map.try_base(&[7, 3])?.to_string(), "warpid=5, laneid=31");
    /// assert_eq!(map.try_base(&[31])?, map.try_base(&[7, 3])?);
    /// assert!(map.try_base(&[8, 0]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateRange`].
    #[doc(alias = "apply")]
    pub const fn try_base(&self, coordinate: &[u64]) -> Result<Point, LayoutError> {
        tri!(self.check_coordinate(coordinate));
        self.try_base_extended(coordinate)
    }

    /// [`try_base`](Self::try_base) for const contexts.
    ///
    /// # Panics
    /// Where `try_base` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn base(&self, coordinate: &[u64]) -> Point {
        match self.try_base(coordinate) {
            Ok(point) => point,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_base`](Self::try_base) without the range check: the slowest digit of each group runs on
    /// linearly beyond the shape.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], and [`LayoutError::Overflow`] far beyond the shape.
    pub const fn try_base_extended(&self, coordinate: &[u64]) -> Result<Point, LayoutError> {
        let digits = tri!(self.try_digits(coordinate));
        self.try_at_digits(digits.as_slice())
    }

    /// The digit of every shard iter for `coordinate`, slow to fast, not range checked. See
    /// [`try_split`](Self::try_split) for the rule.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], and [`LayoutError::Overflow`] far beyond the shape.
    pub const fn try_digits(&self, coordinate: &[u64]) -> Result<List<i64, MAX_ITERS>, LayoutError> {
        let split = tri!(self.try_split(coordinate.len()));
        let too_far = LayoutError::Overflow { quantity: Quantity::Size, place: Place::Coordinate(0) };
        let mut linear = 0_u64;
        if split.is_linear() {
            let mut d = 0;
            while d < coordinate.len() {
                linear = match coordinate[d].checked_mul(split.pitch(d)) {
                    Some(part) => match linear.checked_add(part) {
                        Some(sum) => sum,
                        None => return Err(too_far),
                    },
                    None => return Err(too_far),
                };
                d += 1;
            }
        }
        let mut digits: List<i64, MAX_ITERS> = List::empty(0);
        let rules = split.digit_slots();
        let mut k = 0;
        while k < rules.len {
            let rule = &rules.items[k];
            let value = if split.is_linear() { linear } else { coordinate[rule.dim] };
            let mut digit = value / rule.divisor;
            if !rule.runs_on {
                digit %= self.shard.items[k].extent;
            }
            let Some(digit) = num::signed(digit) else { return Err(too_far) };
            // one digit a shard iter
            digits.items[k] = digit;
            digits.len += 1;
            k += 1;
        }
        Ok(digits)
    }

    /// The place at `digits`, one a shard iter, not range checked: `swizzle(sum digit * stride + O)`.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], and [`LayoutError::Overflow`] far beyond the shape.
    pub const fn try_at_digits(&self, digits: &[i64]) -> Result<Point, LayoutError> {
        if digits.len() != self.shard.len() {
            return Err(LayoutError::CoordinateRank { found: digits.len(), rank: self.shard.len() });
        }
        let mut point = Point::ORIGIN;
        let mut i = 0;
        while i < self.offset.len {
            let (axis, value) = self.offset.items[i];
            point.put(axis, value);
            i += 1;
        }
        let mut k = 0;
        while k < digits.len() {
            let iter = self.shard.items[k];
            let sum = match digits[k].checked_mul(iter.stride) {
                Some(step) => point.on(iter.axis).checked_add(step),
                None => None,
            };
            let Some(sum) = sum else {
                return Err(LayoutError::Overflow {
                    quantity: Quantity::Reach(iter.axis),
                    place: Place::Coordinate(k),
                });
            };
            point.put(iter.axis, sum);
            k += 1;
        }
        if self.swizzle.is_some() {
            point.put(axis::M, swizzled(self.swizzle, point.offset()));
        }
        Ok(point)
    }

    /// Nothing, if the coordinate lies in the shape.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateRange`].
    pub const fn check_coordinate(&self, coordinate: &[u64]) -> Result<(), LayoutError> {
        if coordinate.len() == self.rank() {
            let mut d = 0;
            while d < coordinate.len() {
                let extent = self.shape.extents.items[d];
                if coordinate[d] >= extent {
                    return Err(LayoutError::CoordinateRange { dim: d, value: coordinate[d], extent });
                }
                d += 1;
            }
            return Ok(());
        }
        if coordinate.len() == 1 {
            if coordinate[0] >= self.size() {
                return Err(LayoutError::CoordinateRange {
                    dim: 0,
                    value: coordinate[0],
                    extent: self.size(),
                });
            }
            return Ok(());
        }
        Err(LayoutError::CoordinateRank { found: coordinate.len(), rank: self.rank() })
    }
}
