//! The atom of swizzled shared memory: 8 rows, as wide as the swizzle.

use crate::axis;
use crate::element;
use crate::error::LayoutError;
use crate::iter::Iter;
use crate::map::{MAX_RANK, Map};
use crate::shape::Shape;
use crate::swizzle::{Swizzle, SwizzleWidth};

/// Rows of an atom.
pub const ROWS: u64 = 8;

/// The elements of one row of the atom: 16, 32, 64 or 128 bytes.
///
/// # Errors
/// [`LayoutError::ElementWidth`] unless `bits` is 4, 8, 16, 32, 64 or 128.
pub const fn try_columns(bits: u32, width: SwizzleWidth) -> Result<u64, LayoutError> {
    if !element::is_swizzled_width(bits) {
        return Err(LayoutError::ElementWidth { bits });
    }
    Ok(width.row_bytes() * 8 / bits as u64)
}

/// The atom as a layout: `Swizzle<M,B,3> o S[n:1]` with `n = 8 * columns` elements.
///
/// For 8-bit elements and 64 bytes: `Swizzle<4,2,3> o S[512:1]`.
///
/// # Errors
/// [`LayoutError::ElementWidth`] unless `bits` is 4, 8, 16, 32, 64 or 128.
pub const fn try_layout(bits: u32, width: SwizzleWidth) -> Result<Map, LayoutError> {
    let columns = tri!(try_columns(bits, width));
    let swizzle = tri!(Swizzle::try_for_element(bits, width));
    let tile = tri!(Map::try_new(&[Iter::new(ROWS * columns, 1, axis::M)], &[], &[]));
    tile.try_compose(swizzle)
}

/// The atom's shape as a tile of a tensor of `rank` dimensions: `(1, .., 8, columns)`.
///
/// # Errors
/// [`LayoutError::ElementWidth`]; [`LayoutError::AtomRank`] below 2 dimensions;
/// [`LayoutError::TooMany`] above 16.
pub const fn try_shape(bits: u32, width: SwizzleWidth, rank: usize) -> Result<Shape, LayoutError> {
    let columns = tri!(try_columns(bits, width));
    if rank < 2 {
        return Err(LayoutError::AtomRank { rank });
    }
    if rank > MAX_RANK {
        return Err(LayoutError::TooMany { part: crate::Part::Shape, found: rank, limit: MAX_RANK });
    }
    let mut extents: [u64; MAX_RANK] = [1; MAX_RANK];
    extents[rank - 2] = ROWS;
    extents[rank - 1] = columns;
    Shape::try_new(extents.split_at(rank).0)
}
