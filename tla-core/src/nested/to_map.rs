//! A nested layout as a [`Map`]: the same addresses, in the model of named axes.

use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::axis;
use crate::error::{LayoutError, Part, Place};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::num;
use crate::shape::Shape;

impl NestedLayout {
    /// The map on `m` with the same address for every coordinate of the shape in memory.
    ///
    /// Each top-level mode becomes a logical dimension. A map's iters run from slow to fast and a
    /// mode's leaves from fast to slow, so every mode is reversed.
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, which no map is; [`LayoutError::TooMany`]
    /// beyond 16 leaves.
    pub const fn try_map(&self) -> Result<Map, LayoutError> {
        let leaves = self.shape.leaves();
        let leaves = leaves.as_slice();
        if leaves.len() > MAX_ITERS {
            return Err(LayoutError::TooMany { part: Part::Leaves, found: leaves.len(), limit: MAX_ITERS });
        }
        let mut i = 0;
        while i < leaves.len() {
            if leaves[i] == 0 {
                return Err(LayoutError::ExtentZero { place: Place::Leaf(i) });
            }
            i += 1;
        }
        let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut extents = [1; MAX_RANK];
        let mut d = 0;
        while d < self.rank() {
            if let (Some(shape), Some(stride)) = (self.shape.entry(d), self.stride.entry(d)) {
                extents[d] = match num::unsigned(tri!(shape.try_product())) {
                    Some(extent) => extent,
                    // not reached: no extent is negative
                    None => 0,
                };
                iters = tri!(reversed(iters, &shape, &stride));
            }
            d += 1;
        }
        let map = tri!(Map::try_new(iters.as_slice(), &[], &[]));
        map.try_reshape(&tri!(Shape::try_new(extents.split_at(self.rank()).0)))
    }
}

/// `iters` with the leaves of one mode after them, last leaf first.
const fn reversed(
    mut iters: List<Iter, MAX_ITERS>,
    shape: &IntTuple,
    stride: &IntTuple,
) -> Result<List<Iter, MAX_ITERS>, LayoutError> {
    let (extents, strides) = (shape.leaves(), stride.leaves());
    let mut k = extents.len();
    while k > 0 {
        k -= 1;
        let extent = match num::unsigned(extents.as_slice()[k]) {
            Some(extent) => extent,
            // not reached: no extent is negative
            None => 0,
        };
        iters = match iters.try_push(Iter::new(extent, strides.as_slice()[k], axis::M)) {
            Some(iters) => iters,
            // not reached: `try_map` counted them
            None => iters,
        };
    }
    Ok(iters)
}
