//! [`NestedLayout`]: shape, stride and origin shape.

use super::tuple::{IntTuple, MAX_NODES, MAX_WIDTH};
use crate::axis;
use crate::error::{LayoutError, Place, Quantity};
use crate::list::List;
use crate::num;

/// A nested layout as a value: `shape:stride:origin`.
///
/// Shape and stride are nested alike (congruent); the origin shape has one entry a top-level mode and
/// is the *valid* range, which padding to whole blocks can exceed in memory. The origin takes no part
/// in addressing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NestedLayout {
    pub(super) shape: IntTuple,
    pub(super) stride: IntTuple,
    pub(super) origin: List<u64, MAX_WIDTH>,
}

impl NestedLayout {
    /// The layout with the default origin: the product of each top-level mode.
    ///
    /// # Errors
    /// Those of [`try_with_origin`](Self::try_with_origin).
    pub const fn try_new(shape: IntTuple, stride: IntTuple) -> Result<Self, LayoutError> {
        tri!(check(&shape, &stride));
        let origin = tri!(modes(&shape));
        let layout = Self { shape, stride, origin };
        tri!(layout.try_capacity());
        Ok(layout)
    }

    /// The layout with this origin shape.
    ///
    /// # Errors
    /// [`LayoutError::NotCongruent`]; [`LayoutError::ExtentNegative`] and
    /// [`LayoutError::StrideNegative`]; [`LayoutError::OriginRank`]; [`LayoutError::OriginBeyond`] when
    /// a valid extent is larger than its mode; [`LayoutError::Overflow`] at the leaf where the number of
    /// elements or the capacity is no `i64`.
    pub const fn try_with_origin(
        shape: IntTuple,
        stride: IntTuple,
        origin: &[u64],
    ) -> Result<Self, LayoutError> {
        let mut layout = tri!(Self::try_new(shape, stride));
        if origin.len() != shape.rank() {
            return Err(LayoutError::OriginRank { origin: origin.len(), rank: shape.rank() });
        }
        let mut d = 0;
        while d < origin.len() {
            let extent = layout.origin.as_slice()[d];
            if origin[d] > extent {
                return Err(LayoutError::OriginBeyond { dim: d, origin: origin[d], extent });
            }
            layout.origin = layout.origin.with(d, origin[d]);
            d += 1;
        }
        Ok(layout)
    }

    /// The shape in memory, in elements.
    #[must_use]
    pub const fn shape(&self) -> &IntTuple {
        &self.shape
    }

    /// The strides, in elements, nested as the shape.
    #[must_use]
    pub const fn stride(&self) -> &IntTuple {
        &self.stride
    }

    /// The valid range: one extent a top-level mode, in elements.
    #[must_use]
    pub const fn origin(&self) -> &[u64] {
        self.origin.as_slice()
    }

    /// The number of top-level modes.
    #[must_use]
    pub const fn rank(&self) -> usize {
        self.shape.rank()
    }

    /// How deep the shape is nested.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.shape.depth()
    }

    /// The number of valid elements: the product of the origin shape.
    #[must_use]
    pub const fn size(&self) -> u64 {
        let mut product = 1_u64;
        let mut d = 0;
        while d < self.origin.len() {
            // no larger than the product of the modes, which `try_new` found to fit, or 0
            product = match product.checked_mul(self.origin.as_slice()[d]) {
                Some(product) => product,
                None => return 0,
            };
            d += 1;
        }
        product
    }

    /// `1 + sum (extent - 1) * stride` over all leaves, padding included: the elements of memory that
    /// the layout needs; 0 when an extent is 0.
    ///
    /// # Errors
    /// [`LayoutError::Overflow`] when it is no `i64`; not for a layout that was made.
    pub const fn try_capacity(&self) -> Result<u64, LayoutError> {
        let (extents, strides) = (self.shape.leaves(), self.stride.leaves());
        if tri!(product(&extents, 0, extents.len())) == 0 {
            return Ok(0);
        }
        let mut last = 0;
        let mut i = 0;
        while i < extents.len() {
            let reach = (extents.as_slice()[i] - 1).checked_mul(strides.as_slice()[i]);
            let reached: Option<i64> = match reach {
                Some(reach) => reach.checked_add(last),
                None => None,
            };
            last = match reached {
                // the capacity is one more
                Some(last) if last < i64::MAX => last,
                _ => {
                    let (quantity, place) = (Quantity::Reach(axis::M), Place::Leaf(i));
                    return Err(LayoutError::Overflow { quantity, place });
                }
            };
            i += 1;
        }
        match num::unsigned(last + 1) {
            Some(capacity) => Ok(capacity),
            // not reached: no stride is negative
            None => Ok(0),
        }
    }

    /// The capacity of a layout that was made, which fits.
    #[must_use]
    pub const fn capacity(&self) -> u64 {
        match self.try_capacity() {
            Ok(capacity) => capacity,
            Err(_) => 0,
        }
    }
}

/// Congruent, nothing negative.
const fn check(shape: &IntTuple, stride: &IntTuple) -> Result<(), LayoutError> {
    if let Some(mode) = shape.differs_from(stride) {
        return Err(LayoutError::NotCongruent { mode });
    }
    let (extents, strides) = (shape.leaves(), stride.leaves());
    let mut i = 0;
    while i < extents.len() {
        if extents.as_slice()[i] < 0 {
            let place = Place::Leaf(i);
            return Err(LayoutError::ExtentNegative { place, extent: extents.as_slice()[i] });
        }
        if strides.as_slice()[i] < 0 {
            return Err(LayoutError::StrideNegative { leaf: i, stride: strides.as_slice()[i] });
        }
        i += 1;
    }
    Ok(())
}

/// The product of each top-level mode.
const fn modes(shape: &IntTuple) -> Result<List<u64, MAX_WIDTH>, LayoutError> {
    let leaves = shape.leaves();
    let mut modes = List::empty(1);
    let (mut d, mut from) = (0, 0);
    while d < shape.rank() {
        let to = match shape.entry(d) {
            Some(mode) => from + mode.leaves().len(),
            // not reached: there is an entry for each of the rank
            None => from,
        };
        let extent = match num::unsigned(tri!(product(&leaves, from, to))) {
            Some(extent) => extent,
            // not reached: no extent is negative
            None => 0,
        };
        modes = match modes.try_push(extent) {
            Some(modes) => modes,
            // not reached: a tuple has at most as many entries
            None => modes,
        };
        from = to;
        d += 1;
    }
    Ok(modes)
}

/// The product of the extents `from..to`; 0 when one is 0, whatever the others are.
const fn product(extents: &List<i64, MAX_NODES>, from: usize, to: usize) -> Result<i64, LayoutError> {
    let extents = extents.as_slice();
    let mut product = 1_i64;
    let mut overflow = None;
    let mut i = from;
    while i < to {
        if extents[i] == 0 {
            return Ok(0);
        }
        match product.checked_mul(extents[i]) {
            Some(larger) => product = larger,
            None if overflow.is_none() => overflow = Some(i),
            None => {}
        }
        i += 1;
    }
    match overflow {
        Some(i) => Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Leaf(i) }),
        None => Ok(product),
    }
}
