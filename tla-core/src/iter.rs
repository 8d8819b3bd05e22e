//! [`Iter`]: one step of a layout.

use crate::axis::{self, Axis};
use crate::error::{LayoutError, Part, Place, Quantity};
use crate::list::List;
use crate::map::MAX_ITERS;
use crate::num;

/// `extent:stride@axis`: `extent` digits, each worth `stride` on `axis`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Iter {
    /// How many values the digit takes, in elements.
    pub extent: u64,
    /// How far one step moves on the axis; zero repeats, negative walks back.
    pub stride: i64,
    /// The axis it moves on.
    pub axis: Axis,
}

impl Iter {
    /// `1:0@m`, the filler of unused slots.
    pub(crate) const UNIT: Iter = Iter::new(1, 0, axis::M);

    /// `extent:stride@axis`.
    #[must_use]
    pub const fn new(extent: u64, stride: i64, axis: Axis) -> Self {
        Self { extent, stride, axis }
    }

    /// The iters of extents alone: contiguous on `m`, the last one fastest,
    /// `stride[k] = product of extent[k+1 ..]`.
    ///
    /// # Errors
    /// [`LayoutError::TooMany`] beyond 16 extents, [`LayoutError::Overflow`] when a stride is no `i64`.
    pub const fn try_row_major(extents: &[u64], part: Part) -> Result<List<Iter, MAX_ITERS>, LayoutError> {
        if extents.len() > MAX_ITERS {
            return Err(LayoutError::TooMany { part, found: extents.len(), limit: MAX_ITERS });
        }
        let mut strides = [1_i64; MAX_ITERS];
        let mut k = extents.len();
        let mut stride = 1_i64;
        while k > 0 {
            k -= 1;
            strides[k] = stride;
            let next = match num::signed(extents[k]) {
                Some(extent) => stride.checked_mul(extent),
                None => None,
            };
            stride = match next {
                Some(next) => next,
                // the slowest extent makes no stride
                None if k == 0 => stride,
                None => {
                    let place = match part {
                        Part::Replica => Place::Replica(k),
                        _ => Place::Shard(k),
                    };
                    return Err(LayoutError::Overflow { quantity: Quantity::Stride, place });
                }
            };
        }
        let mut iters = List::empty(Iter::UNIT);
        k = 0;
        while k < extents.len() {
            // never refused: the length was tested
            let _ = iters.push(Iter::new(extents[k], strides[k], axis::M));
            k += 1;
        }
        Ok(iters)
    }
}

/// `S[..]` or `R[..]` as a layout type spells it: extents, and a step of the axis for each.
#[derive(Clone, Copy, Debug)]
pub struct Strided<'a> {
    /// The extents, slow to fast, in elements.
    pub extents: &'a [u64],
    /// As many strides, each on its axis, `None` for one that is no `i64`. Without strides the iters are
    /// contiguous on `m`, the last one fastest.
    pub steps: Option<&'a [Option<(Axis, i64)>]>,
}
