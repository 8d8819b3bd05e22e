//! Ready-made layouts: those that the hardware prescribes, a family a module.
//!
//! Each is a function from the numbers of an instruction or a buffer to a [`Map`], which refuses the numbers
//! for which there is none. Lanes, columns, threads and addresses count from 0, addresses in elements.
//!
//! | module | what |
//! |---|---|
//! | [`mma_shared`] | operands of matrix instructions in shared memory, swizzled or not |
//! | [`datapath`] | accumulators in tensor memory: which lane and column holds row and column |
//! | [`mma_operand`] | operands in tensor memory, by the instruction's M and number of CTAs |
//! | [`tcgen05`] | registers of a warpgroup that tensor memory is loaded into |
//! | [`warpgroup`] | one row a thread |
//! | [`scale_factor`] | block scale factors, in shared and in tensor memory |
//! | [`scratchpad`] | partitioned scratchpads: axes `P`, `F` and `Bank` |

pub mod datapath;
pub mod mma_operand;
pub mod mma_shared;
pub mod scale_factor;
pub mod scratchpad;
pub mod tcgen05;
pub mod warpgroup;

use crate::axis::Axis;
use crate::error::{LayoutError, Place, Quantity, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::shape::Shape;

/// A layout put together dimension by dimension, from slow to fast.
struct Plan {
    iters: List<Iter, MAX_ITERS>,
    extents: List<u64, MAX_RANK>,
    /// A product is no `u64`. There are always enough slots: the families have at most 8 iters.
    overflows: bool,
}

impl Plan {
    const NEW: Plan = Plan { iters: List::empty(Iter::UNIT), extents: List::empty(1), overflows: false };

    /// The next dimension; its iters follow.
    const fn dimension(mut self) -> Self {
        if self.extents.len < MAX_RANK {
            self.extents.items[self.extents.len] = 1;
            self.extents.len += 1;
        } else {
            self.overflows = true;
        }
        self
    }

    /// The next iter of the dimension; one of extent 1 says nothing.
    const fn iter(mut self, extent: u64, stride: u64, axis: Axis) -> Self {
        let stride = match crate::num::signed(stride) {
            Some(stride) => stride,
            None => return self.overflow(),
        };
        if extent == 1 {
            return self;
        }
        let d = self.extents.len - 1;
        match self.extents.items[d].checked_mul(extent) {
            Some(product) => self.extents.items[d] = product,
            None => return self.overflow(),
        }
        if !self.iters.push(Iter::new(extent, stride, axis)) {
            return self.overflow();
        }
        self
    }

    const fn overflow(mut self) -> Self {
        self.overflows = true;
        self
    }

    /// The layout, with replicas and offsets.
    const fn build(
        mut self,
        replica: &[Iter],
        offset: &[(Axis, i64)],
        axis: Axis,
    ) -> Result<Map, LayoutError> {
        if self.overflows {
            return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Whole });
        }
        if self.iters.len == 0 {
            // a layout of one element has an axis too
            let _ = self.iters.push(Iter::new(1, 1, axis));
        }
        let shape = tri!(Shape::try_new(self.extents.as_slice()));
        tri!(Map::try_new(self.iters.as_slice(), replica, offset)).try_reshape(&shape)
    }
}

/// The refusal of an argument.
const fn wrong(layout: &'static str, argument: &'static str, found: u64, right: &'static str) -> LayoutError {
    LayoutError::Tiling(TilingError::Ready { layout, argument, found, right })
}
