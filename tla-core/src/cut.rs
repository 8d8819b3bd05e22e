//! [`Cutter`]: the shard iters, slow to fast, in pieces of the extents of a shape.

use crate::error::{LayoutError, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::MAX_ITERS;

/// Hands out the iters of a layout piece by piece, so that each dimension of a shape gets pieces of its
/// own. The same cuts as [`Map::try_group`](crate::Map::try_group), but nothing is stored: no cut takes a
/// slot, and a dimension of extent 1 takes none either.
pub(crate) struct Cutter<'a> {
    iters: &'a List<Iter, MAX_ITERS>,
    /// The iter that is handed out.
    at: usize,
    /// What is left of its extent; 1 when all is handed out.
    left: u64,
    /// For messages: the operation, and which operand is cut.
    operation: &'static str,
    operand: &'static str,
}

impl<'a> Cutter<'a> {
    pub(crate) const fn new(
        iters: &'a List<Iter, MAX_ITERS>,
        operation: &'static str,
        operand: &'static str,
    ) -> Self {
        let left = if iters.len > 0 { iters.items[0].extent } else { 1 };
        Self { iters, at: 0, left, operation, operand }
    }

    /// The next piece of dimension `dim`, of which `needed` elements, more than 1, are not handed out yet.
    /// The extent of the piece is more than 1 and divides `needed`.
    ///
    /// # Errors
    /// [`TilingError::Boundary`] where the dimension ends inside an iter that does not divide there.
    pub(crate) const fn piece(&mut self, dim: usize, needed: u64) -> Result<Iter, LayoutError> {
        while self.left == 1 && self.at + 1 < self.iters.len {
            self.at += 1;
            self.left = self.iters.items[self.at].extent;
        }
        let (at, left) = (self.at, self.left);
        let iter = self.iters.items[at];
        if left > 1 && needed.is_multiple_of(left) {
            // all of it
            self.left = 1;
            return Ok(Iter { extent: left, ..iter });
        }
        if left > needed && left.is_multiple_of(needed) {
            // its slow part, which steps over the rest
            self.left = left / needed;
            // fits: a step of the iter, below its furthest one
            let stride = match scaled(iter.stride, left / needed) {
                Some(stride) => stride,
                None => 0,
            };
            return Ok(Iter { extent: needed, stride, axis: iter.axis });
        }
        let (operation, operand) = (self.operation, self.operand);
        Err(LayoutError::Tiling(TilingError::Boundary { operation, operand, dim, needed, iter: at, left }))
    }
}

/// `stride * times`, `None` where it is no `i64`.
#[expect(clippy::cast_possible_truncation, reason = "compared with the value right after")]
pub(crate) const fn scaled(stride: i64, times: u64) -> Option<i64> {
    // below 2^63 * 2^64: no overflow of i128
    let product = stride as i128 * times as i128;
    if product == product as i64 as i128 { Some(product as i64) } else { None }
}
