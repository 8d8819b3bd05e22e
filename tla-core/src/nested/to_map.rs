//! A nested layout as a [`Map`]: the same addresses, in the model of named axes.

use super::layout::NestedLayout;
use super::tuple::{IntTuple, Node};
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
        // Every layout type comes this way, in const evaluation: what needs no second look is put together in
        // place.
        if let Some(map) = self.mapped() {
            return Ok(map);
        }
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

    /// The map of a layout without extents of 0 and 1, whose iters are the leaves as they are; `None` for any
    /// other, and for one that is too large.
    const fn mapped(&self) -> Option<Map> {
        let (shape, stride) = (&self.shape.nodes, &self.stride.nodes);
        let mut map = Map::EMPTY;
        let (mut at, rank) = match shape.items[0] {
            Node::Leaf(_) => (0, 1),
            Node::Tuple(0) => return None,
            Node::Tuple(width) => (1, width),
        };
        let mut d = 0;
        while d < rank {
            let end = self.shape.end_of(at);
            let mut extent = 1_u64;
            // last leaf first
            let mut node = end;
            while node > at {
                node -= 1;
                if let (Node::Leaf(size), Node::Leaf(step)) = (shape.items[node], stride.items[node]) {
                    let size = num::magnitude(size);
                    if size < 2 || !map.shard.push(Iter::new(size, step, axis::M)) {
                        return None;
                    }
                    // all together may be more than fit, where an extent of 0 is still to come
                    extent = match extent.checked_mul(size) {
                        Some(extent) => extent,
                        None => return None,
                    };
                }
            }
            if extent < 2 {
                return None;
            }
            map.shape.extents.items[d] = extent;
            map.separators.items[d + 1] = map.shard.len;
            at = end;
            d += 1;
        }
        map.shape.extents.len = rank;
        map.separators.len = rank + 1;
        Some(map)
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
