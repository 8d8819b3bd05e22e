//! [`Shape`]: the extents of a logical index space.

use crate::error::{LayoutError, Part, Place, Quantity};
use crate::list::List;
use crate::map::MAX_RANK;

/// The extents of a tensor's logical dimensions, the last one fastest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    pub(crate) extents: List<u64, MAX_RANK>,
}

impl Shape {
    /// The shape of rank 0, which has one element.
    pub const EMPTY: Shape = Shape { extents: List::empty(1) };

    /// The shape with these extents, in elements.
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] at `Place::Shape`, [`LayoutError::TooMany`] beyond 16 dimensions,
    /// [`LayoutError::Overflow`] when the number of elements is no `i64`.
    pub const fn try_new(extents: &[u64]) -> Result<Self, LayoutError> {
        let mut shape = Self::EMPTY;
        let len = extents.len();
        let mut product = 1_u128;
        let mut i = 0;
        while i < len {
            if extents[i] == 0 {
                return Err(LayoutError::ExtentZero { place: Place::Shape(i) });
            }
            // below 2^63 * 2^64: no overflow of u128
            product *= extents[i] as u128;
            if product > i64::MAX as u128 {
                return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Shape(i) });
            }
            if i == MAX_RANK {
                return Err(LayoutError::TooMany { part: Part::Shape, found: len, limit: MAX_RANK });
            }
            shape.extents.items[i] = extents[i];
            i += 1;
        }
        shape.extents.len = len;
        Ok(shape)
    }

    /// The number of dimensions.
    #[must_use]
    pub const fn rank(&self) -> usize {
        self.extents.len()
    }

    /// The extents, slow to fast, in elements.
    #[must_use]
    pub const fn extents(&self) -> &[u64] {
        self.extents.as_slice()
    }

    /// The number of elements, 1 for rank 0.
    #[must_use]
    pub const fn size(&self) -> u64 {
        let mut product = 1;
        let mut i = 0;
        while i < self.extents.len {
            // cannot overflow: `try_new` checked the product
            product *= self.extents.items[i];
            i += 1;
        }
        product
    }

    /// The contiguous strides with the last dimension fastest: `pitch[d] = product of extent[d+1 ..]`.
    #[must_use]
    pub const fn row_major(&self) -> [u64; MAX_RANK] {
        let mut pitches = [1; MAX_RANK];
        let mut d = self.rank();
        let mut pitch = 1;
        while d > 0 {
            d -= 1;
            pitches[d] = pitch;
            pitch *= self.extents.items[d];
        }
        pitches
    }
}
