//! A compact layout whose modes come in a given order: CuTe's `make_ordered_layout`.

use super::arith;
use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_NODES, Node};
use crate::error::{LayoutError, ModeError};

impl NestedLayout {
    /// The compact layout of `shape` in which leaf `i` is the `order[i]`-th fastest.
    ///
    /// ```text
    /// stride_i = product of the extents of all leaves that come before leaf i
    /// ```
    ///
    /// `order` gives **ranks**, not a permutation: `(2,3,4)` in the order `(2,0,1)` has its second mode fastest
    /// and its first one slowest. Any numbers do, only their order counts; of two equal ones the left one is
    /// faster. One number against a tuple counts for all leaves in it. A mode of extent 1 has stride 0.
    ///
    /// ```
    /// use tla_core::nested::{NestedLayout, parse::int_tuple};
    ///
    /// let layout = NestedLayout::try_ordered(int_tuple("(2,3,4)")?, &int_tuple("(2,0,1)")?)?;
    /// assert_eq!(layout.to_string(), "(2,3,4):(12,1,3)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::OrderRank`] where a tuple of `shape` has another number of entries than that of `order`, or
    /// `order` is deeper; [`LayoutError::ExtentZero`], [`LayoutError::ExtentNegative`] and
    /// [`LayoutError::Overflow`].
    pub const fn try_ordered(shape: IntTuple, order: &IntTuple) -> Result<Self, LayoutError> {
        // for each leaf its node, in the order of the ranks: sorted by insertion, equal ones stay
        let (mut nodes, mut ranks) = ([0_usize; MAX_NODES], [0_i64; MAX_NODES]);
        let mut len = 0;
        // `order` is never deeper, so walking both depth first keeps them side by side
        let (mut at, mut o) = (0, 0);
        while at < shape.nodes.len {
            match (shape.nodes.items[at], order.nodes.items[o]) {
                (Node::Tuple(rank), Node::Tuple(found)) if rank == found => {
                    at += 1;
                    o += 1;
                }
                (_, Node::Leaf(rank)) => {
                    let end = shape.end_of(at);
                    while at < end {
                        if let Node::Leaf(_) = shape.nodes.items[at] {
                            let mut k = len;
                            while k > 0 && ranks[k - 1] > rank {
                                (nodes[k], ranks[k]) = (nodes[k - 1], ranks[k - 1]);
                                k -= 1;
                            }
                            (nodes[k], ranks[k]) = (at, rank);
                            len += 1;
                        }
                        at += 1;
                    }
                    o += 1;
                }
                (Node::Tuple(rank), Node::Tuple(found)) => {
                    return Err(LayoutError::Mode(ModeError::OrderRank { rank, found }));
                }
                (Node::Leaf(_), Node::Tuple(found)) => {
                    return Err(LayoutError::Mode(ModeError::OrderRank { rank: 1, found }));
                }
            }
        }
        let mut stride = shape;
        let mut next = 1;
        let mut k = 0;
        while k < len {
            if let Node::Leaf(extent) = shape.nodes.items[nodes[k]] {
                stride.nodes.items[nodes[k]] = Node::Leaf(if extent == 1 { 0 } else { next });
                // an extent that is not positive is refused below, where its place is known
                next = if extent > 1 { tri!(arith::try_mul(next, extent)) } else { next };
            }
            k += 1;
        }
        Self::assembled(shape, stride)
    }

    /// [`try_ordered`](Self::try_ordered) for const contexts.
    ///
    /// # Panics
    /// Where `try_ordered` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn ordered(shape: IntTuple, order: &IntTuple) -> Self {
        match Self::try_ordered(shape, order) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The compact layout of `shape`, the first leaf fastest: CuTe's column-major default.
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`], [`LayoutError::ExtentNegative`] and [`LayoutError::Overflow`].
    pub const fn try_compact(shape: IntTuple) -> Result<Self, LayoutError> {
        Self::try_ordered(shape, &IntTuple::leaf(0))
    }

    /// [`try_compact`](Self::try_compact) for const contexts.
    ///
    /// # Panics
    /// Where `try_compact` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compact(shape: IntTuple) -> Self {
        match Self::try_compact(shape) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
