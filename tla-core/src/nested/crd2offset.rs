//! From a coordinate to an address.

use super::arith;
use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::error::LayoutError;
use crate::num;

impl NestedLayout {
    /// The address of the element at `coordinate`, in elements.
    ///
    /// A tuple against a tuple adds up over the modes; it may be nested as the shape is or shallower
    /// in any mode. An integer against a tuple is split with the **first** mode fastest: mode `i` gets
    /// `c mod product(shape_i)`, the last one the rest. An integer against a leaf is `c * stride`.
    ///
    /// `((4,2),(4,3)):((4,16),(1,32))` takes `(1,5)`, `((1,0),(1,1))` and `(1,(1,1))` all to 37.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateDeep`], and
    /// [`LayoutError::CoordinateRange`] outside the shape in memory (padding included).
    pub const fn try_offset(&self, coordinate: &IntTuple) -> Result<u64, LayoutError> {
        tri!(check(coordinate, &self.shape, 0));
        self.try_offset_extended(coordinate)
    }

    /// [`try_offset`](Self::try_offset) without the range check: the last mode of each split, and
    /// every leaf, run on linearly.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateDeep`],
    /// [`LayoutError::NegativeOperand`] for a negative entry, and [`LayoutError::ArithmeticOverflow`].
    pub const fn try_offset_extended(&self, coordinate: &IntTuple) -> Result<u64, LayoutError> {
        let offset = tri!(offset(coordinate, &self.shape, &self.stride));
        match num::unsigned(offset) {
            Some(offset) => Ok(offset),
            // a stride is negative
            None => Err(LayoutError::NegativeOperand { operand: offset }),
        }
    }
}

/// The address of a coordinate, not range checked: `try_offset_extended` with strides of any sign.
pub(super) const fn offset(
    coordinate: &IntTuple,
    shape: &IntTuple,
    stride: &IntTuple,
) -> Result<i64, LayoutError> {
    match (coordinate.as_leaf(), shape.as_leaf(), stride.as_leaf()) {
        (Some(c), _, _) if c < 0 => Err(LayoutError::NegativeOperand { operand: c }),
        (Some(c), Some(_), Some(d)) => arith::try_mul(c, d),
        (Some(c), None, None) => split(c, shape, stride),
        (None, None, None) => {
            if coordinate.rank() != shape.rank() {
                return Err(LayoutError::CoordinateRank { found: coordinate.rank(), rank: shape.rank() });
            }
            let mut sum = 0;
            let mut i = 0;
            while i < shape.rank() {
                if let (Some(c), Some(s), Some(d)) = (coordinate.entry(i), shape.entry(i), stride.entry(i)) {
                    sum = tri!(arith::try_add(sum, tri!(offset(&c, &s, &d))));
                }
                i += 1;
            }
            Ok(sum)
        }
        (None, Some(_), _) => Err(LayoutError::CoordinateDeep { rank: coordinate.rank() }),
        // not reached: shape and stride are congruent
        (_, Some(_), None) | (_, None, Some(_)) => Err(LayoutError::NotCongruent { mode: 0 }),
    }
}

/// An integer against a tuple: the first mode is fastest, the last takes the rest.
const fn split(c: i64, shape: &IntTuple, stride: &IntTuple) -> Result<i64, LayoutError> {
    let mut rest = c;
    let mut sum = 0;
    let mut i = 0;
    while i < shape.rank() {
        if let (Some(s), Some(d)) = (shape.entry(i), stride.entry(i)) {
            let digit = if i + 1 < shape.rank() {
                let extent = tri!(s.try_product());
                let digit = tri!(arith::try_rem(rest, extent));
                rest = tri!(arith::try_div(rest, extent));
                digit
            } else {
                rest
            };
            sum = tri!(arith::try_add(sum, tri!(offset(&IntTuple::leaf(digit), &s, &d))));
        }
        i += 1;
    }
    Ok(sum)
}

/// Every entry is below the product of what it counts.
const fn check(coordinate: &IntTuple, shape: &IntTuple, dim: usize) -> Result<(), LayoutError> {
    if let Some(c) = coordinate.as_leaf() {
        let extent = tri!(shape.try_product());
        return match (num::unsigned(c), num::unsigned(extent)) {
            (Some(value), Some(extent)) if value < extent => Ok(()),
            (Some(value), Some(extent)) => Err(LayoutError::CoordinateRange { dim, value, extent }),
            _ => Err(LayoutError::NegativeOperand { operand: c }),
        };
    }
    if shape.as_leaf().is_some() {
        return Err(LayoutError::CoordinateDeep { rank: coordinate.rank() });
    }
    if coordinate.rank() != shape.rank() {
        return Err(LayoutError::CoordinateRank { found: coordinate.rank(), rank: shape.rank() });
    }
    let mut i = 0;
    while i < shape.rank() {
        if let (Some(c), Some(s)) = (coordinate.entry(i), shape.entry(i)) {
            tri!(check(&c, &s, i));
        }
        i += 1;
    }
    Ok(())
}
