//! Tiles: a part of a layout, clipped against the valid range.

use super::arith;
use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::error::LayoutError;
use crate::list::List;
use crate::num;

impl NestedLayout {
    /// The layout of the tile of `tile` elements at `coordinate`, both one entry a top-level mode, in
    /// elements.
    ///
    /// Strides stay. The valid range is `origin[d] = min(tile[d], max(origin[d] - coordinate[d], 0))`.
    /// Without nesting the shape is the tile's; a mode `(b, n)` becomes `(b, ceil(tile / b))`, a leaf
    /// mode takes the tile's extent.
    ///
    /// A tile carries no address: the element at local coordinate `l` lies where the **parent** has
    /// `coordinate + l`. Inside a block that is no multiple of the inner extent, strides alone would
    /// give another element.
    ///
    /// # Errors
    /// [`LayoutError::TileRank`]; [`LayoutError::TileMode`] for a nested mode that is not a pair of
    /// integers, or nesting in more than two modes; overflow.
    pub const fn try_tile(&self, tile: &[u64], coordinate: &[u64]) -> Result<Self, LayoutError> {
        let rank = self.rank();
        if tile.len() != rank || coordinate.len() != rank {
            return Err(LayoutError::TileRank { tile: tile.len(), coordinate: coordinate.len(), rank });
        }
        let mut modes = [IntTuple::EMPTY; MAX_WIDTH];
        let mut origin: List<u64, MAX_WIDTH> = List::empty(1);
        let mut d = 0;
        while d < rank {
            let Some(mode) = self.shape.entry(d) else { break };
            modes[d] = match mode.as_leaf() {
                Some(_) => IntTuple::leaf(tri!(leaf(tile[d]))),
                None => {
                    if rank > 2 {
                        return Err(LayoutError::TileMode { dim: d, rank });
                    }
                    tri!(tiled_mode(&mode, tile[d], d, rank))
                }
            };
            let valid = valid_extent(self.origin.as_slice()[d], coordinate[d], tile[d]);
            origin = match origin.try_push(valid) {
                Some(origin) => origin,
                // not reached: as many as modes
                None => origin,
            };
            d += 1;
        }
        let shape = if self.shape.as_leaf().is_some() {
            modes[0]
        } else {
            tri!(IntTuple::try_tuple(modes.split_at(rank).0))
        };
        let tiled = tri!(Self::try_new(shape, self.stride));
        Ok(Self { origin, ..tiled })
    }
}

/// How many blocks of `block` elements cover `extent`: `ceil(extent / block)`. Blocks without elements
/// cover nothing: 0.
///
/// [`try_ceil_div`](super::arith::try_ceil_div) refuses those; this one is for code that cannot.
#[must_use]
#[inline(always)]
pub const fn covering_blocks(extent: u64, block: u64) -> u64 {
    if block == 0 { 0 } else { extent.div_ceil(block) }
}

/// How much of a tile is valid: `min(tile, max(origin - coordinate, 0))`, in elements.
#[must_use]
#[inline(always)]
pub const fn valid_extent(origin: u64, coordinate: u64, tile: u64) -> u64 {
    let left = origin.saturating_sub(coordinate);
    if left < tile { left } else { tile }
}

/// `(b, n)` covered by `tile` elements: `(b, ceil(tile / b))`.
const fn tiled_mode(mode: &IntTuple, tile: u64, dim: usize, rank: usize) -> Result<IntTuple, LayoutError> {
    let (inner, outer) = match (mode.entry(0), mode.entry(1)) {
        (Some(inner), Some(outer)) if mode.rank() == 2 => (inner, outer),
        _ => return Err(LayoutError::TileMode { dim, rank }),
    };
    match (inner.as_leaf(), outer.as_leaf()) {
        (Some(block), Some(_)) => {
            IntTuple::try_flat(&[block, tri!(arith::try_ceil_div(tri!(leaf(tile)), block))])
        }
        _ => Err(LayoutError::TileMode { dim, rank }),
    }
}

const fn leaf(value: u64) -> Result<i64, LayoutError> {
    match num::signed(value) {
        Some(value) => Ok(value),
        None => Err(LayoutError::NumberRange { place: crate::Place::Whole }),
    }
}
