//! Coordinates of the CuTe algebra: an address for a coordinate, a coordinate for an index.

use super::arith;
use super::crd2offset;
use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_NODES, Node};
use crate::error::LayoutError;
use crate::list::List;

impl NestedLayout {
    /// The address of `coordinate`, CuTe's `crd2idx`: signed, and without a range check.
    ///
    /// The coordinate may be one integer, one a mode, nested as the shape is, or mixed. An integer against a
    /// tuple is split with the first mode fastest; the last one takes the rest, so that the function goes on
    /// beyond the shape and never wraps.
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// let layout = cute("(4,(2,3)):(1,(4,8))")?;
    /// assert_eq!(layout.try_at(&int_tuple("(1,5)")?)?, 21);
    /// assert_eq!(layout.try_at(&int_tuple("(1,(1,2))")?)?, 21);
    /// assert_eq!(layout.try_at(&int_tuple("24")?)?, 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateDeep`]; [`LayoutError::NegativeOperand`]
    /// for a negative entry, which the two ways to divide in the field split in two ways;
    /// [`LayoutError::ArithmeticOverflow`].
    #[doc(alias = "crd2idx")]
    pub const fn try_at(&self, coordinate: &IntTuple) -> Result<i64, LayoutError> {
        crd2offset::offset(coordinate, &self.shape, &self.stride)
    }

    /// [`try_at`](Self::try_at) for const contexts.
    ///
    /// # Panics
    /// Where `try_at` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn at(&self, coordinate: &IntTuple) -> i64 {
        match self.try_at(coordinate) {
            Ok(address) => address,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The coordinate of `index`: [`IntTuple::try_coordinate`] of the shape.
    ///
    /// # Errors
    /// Those of [`IntTuple::try_coordinate`].
    #[doc(alias = "idx2crd")]
    pub const fn try_coordinate(&self, index: &IntTuple) -> Result<IntTuple, LayoutError> {
        self.shape.try_coordinate(index)
    }
}

impl IntTuple {
    /// The coordinate of `index` in this shape, nested as the shape is: CuTe's `idx2crd`.
    ///
    /// The first extent is fastest; the last is not reduced, so that an index beyond the shape has a
    /// coordinate beyond it. An index may be a coordinate already, of the modes or deeper.
    ///
    /// ```
    /// use tla_core::nested::parse::int_tuple;
    ///
    /// let shape = int_tuple("(2,(3,4))")?;
    /// assert_eq!(shape.try_coordinate(&int_tuple("30")?)?.to_string(), "(0,(0,5))");
    /// assert_eq!(shape.try_coordinate(&int_tuple("(1,7)")?)?.to_string(), "(1,(1,2))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateDeep`]; [`LayoutError::NegativeOperand`];
    /// [`LayoutError::DivisionByZero`] where an extent is 0.
    pub const fn try_coordinate(&self, index: &Self) -> Result<Self, LayoutError> {
        let mut nodes: List<Node, MAX_NODES> = List::empty(Node::Leaf(0));
        tri!(coordinate(self, 0, index, 0, &mut nodes));
        Ok(Self { nodes })
    }
}

/// The coordinate of the part of `index` at node `i`, in the part of `shape` at node `s`.
const fn coordinate(
    shape: &IntTuple,
    s: usize,
    index: &IntTuple,
    i: usize,
    nodes: &mut List<Node, MAX_NODES>,
) -> Result<(), LayoutError> {
    match (shape.nodes.items[s], index.nodes.items[i]) {
        (_, Node::Leaf(index)) => digits(shape, s, index, nodes),
        (Node::Leaf(_), Node::Tuple(rank)) => Err(LayoutError::CoordinateDeep { rank }),
        (Node::Tuple(rank), Node::Tuple(found)) if rank != found => {
            Err(LayoutError::CoordinateRank { found, rank })
        }
        (Node::Tuple(rank), Node::Tuple(_)) => {
            // never refused: as many nodes as the shape has
            let _ = nodes.push(Node::Tuple(rank));
            let (mut s, mut i) = (s + 1, i + 1);
            let mut entry = 0;
            while entry < rank {
                tri!(coordinate(shape, s, index, i, nodes));
                s = shape.end_of(s);
                i = index.end_of(i);
                entry += 1;
            }
            Ok(())
        }
    }
}

/// One integer over all leaves of the part of `shape` at node `s`. To split it over the modes first, then
/// inside each, gives the same digits.
const fn digits(
    shape: &IntTuple,
    s: usize,
    index: i64,
    nodes: &mut List<Node, MAX_NODES>,
) -> Result<(), LayoutError> {
    if index < 0 {
        return Err(LayoutError::NegativeOperand { operand: index });
    }
    let end = shape.end_of(s);
    let mut last = end;
    let mut at = s;
    while at < end {
        if let Node::Leaf(_) = shape.nodes.items[at] {
            last = at;
        }
        at += 1;
    }
    let mut rest = index;
    at = s;
    while at < end {
        let node = match shape.nodes.items[at] {
            Node::Leaf(extent) if at != last => {
                let digit = tri!(arith::try_rem(rest, extent));
                rest = tri!(arith::try_div(rest, extent));
                Node::Leaf(digit)
            }
            Node::Leaf(_) => Node::Leaf(rest),
            tuple @ Node::Tuple(_) => tuple,
        };
        // never refused: as many nodes as the shape has
        let _ = nodes.push(node);
        at += 1;
    }
    Ok(())
}
