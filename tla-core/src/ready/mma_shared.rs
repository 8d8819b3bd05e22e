//! Operands of matrix instructions in shared memory.

use crate::atom;
use crate::axis;
use crate::error::{LayoutError, Place, Quantity, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, Map};
use crate::num;
use crate::ready::wrong;
use crate::shape::Shape;
use crate::swizzle::{Swizzle, SwizzleWidth};

/// A matrix of elements of `bits` bits in shared memory, swizzled at `width`: the [atom], 8 rows
/// of `c` elements, is repeated over the rows first, then over the columns.
///
/// ```text
/// shape (.., rows, columns):   swizzle o S[(.., rows, columns/c, c):(.., c, rows*c, 1)]
/// ```
///
/// Leading dimensions are contiguous, one whole matrix after the other. With [`SwizzleWidth::None`] a row of
/// the atom has 16 bytes, nothing is swizzled, rows need not come in eights, and columns that are no multiple
/// of 16 bytes make a row-major matrix.
///
/// ```
/// use tla_core::{Shape, SwizzleWidth, ready::mma_shared};
///
/// let map = mma_shared::try_layout(16, SwizzleWidth::B128, &Shape::try_new(&[64, 256])?)?;
/// assert_eq!(map.to_string(), "(64,256) -> Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]");
///
/// let wide = mma_shared::try_layout(16, SwizzleWidth::B128, &Shape::try_new(&[64, 48])?);
/// assert!(wide.unwrap_err().to_string().ends_with("swizzle atoms of 64 (128B): 32B fits"));
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`LayoutError::ElementWidth`]; [`LayoutError::AtomRank`] below 2 dimensions; [`TilingError::AtomWidth`],
/// which names a width that fits, and [`TilingError::Ready`] when rows are no multiple of 8.
pub const fn try_layout(bits: u32, width: SwizzleWidth, shape: &Shape) -> Result<Map, LayoutError> {
    let columns = tri!(atom::try_columns(bits, width));
    let rank = shape.extents.len;
    if rank < 2 {
        return Err(LayoutError::AtomRank { rank });
    }
    let (rows, row) = (shape.extents.items[rank - 2], shape.extents.items[rank - 1]);
    let plain = matches!(width, SwizzleWidth::None);
    if !plain {
        if row % columns != 0 {
            let fits = tri!(widest(bits, row));
            return Err(LayoutError::Tiling(TilingError::AtomWidth {
                columns: row,
                atom: columns,
                width,
                fits,
            }));
        }
        if rows % atom::ROWS != 0 {
            return Err(wrong("mma_shared", "rows", rows, "a multiple of 8, the rows of a swizzle atom"));
        }
    }
    // All of them are parts of the number of elements, which fits.
    let c = if row % columns == 0 { columns } else { row };
    let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
    let mut leading = 1;
    let mut d = 0;
    while d < rank - 2 {
        leading *= shape.extents.items[d];
        d += 1;
    }
    let parts = [(leading, rows * row), (rows, c), (row / c, rows * c), (c, 1)];
    let mut k = 0;
    while k < parts.len() {
        let (extent, stride) = parts[k];
        let Some(stride) = num::signed(stride) else {
            return Err(LayoutError::Overflow { quantity: Quantity::Stride, place: Place::Shape(rank - 1) });
        };
        // four iters fit
        let _ = iters.push(Iter::new(extent, stride, axis::M));
        k += 1;
    }
    let map = tri!(tri!(Map::try_new(iters.as_slice(), &[], &[])).try_canonicalize());
    let map = if plain { map } else { tri!(map.try_compose(tri!(Swizzle::try_for_element(bits, width)))) };
    map.try_reshape(shape)
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(bits: u32, width: SwizzleWidth, shape: &Shape) -> Map {
    match try_layout(bits, width, shape) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

/// The widest swizzle whose rows divide rows of so many elements.
const fn widest(bits: u32, row: u64) -> Result<Option<SwizzleWidth>, LayoutError> {
    let widths = [SwizzleWidth::B128, SwizzleWidth::B64, SwizzleWidth::B32];
    let mut k = 0;
    while k < widths.len() {
        if row.is_multiple_of(tri!(atom::try_columns(bits, widths[k]))) {
            return Ok(Some(widths[k]));
        }
        k += 1;
    }
    Ok(None)
}
