//! [`IntTuple`]: an integer, or a tuple of such.

use core::fmt;

use super::arith;
use crate::error::{LayoutError, Place};
use crate::list::List;
use crate::num;

/// The most leaves and tuples together in one [`IntTuple`].
pub const MAX_NODES: usize = 48;
/// The most entries of one tuple of a value.
pub const MAX_WIDTH: usize = 16;
/// The most entries of one tuple of a type.
pub const MAX_TYPE_WIDTH: usize = 8;

/// An integer (a leaf), or a tuple of integers and tuples: the shapes, strides and coordinates of
/// nested layouts. At most 16 entries a tuple and 48 nodes in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IntTuple {
    /// Depth first: a tuple before its entries.
    pub(super) nodes: List<Node, MAX_NODES>,
}

/// A tuple as a constant of a type: each part is as small as itself, where an [`IntTuple`] has room for all.
#[derive(Clone, Copy, Debug)]
pub enum Tree<'a> {
    /// An integer.
    Leaf(u64),
    /// An integer that is none.
    Wrong(LayoutError),
    /// The entries of a tuple.
    Tuple(&'a [Tree<'a>]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    Leaf(i64),
    /// So many entries follow.
    Tuple(usize),
}

impl IntTuple {
    /// The tuple `()`: rank 0, depth 1, product 1.
    pub const EMPTY: IntTuple = IntTuple { nodes: one(Node::Tuple(0)) };

    /// The integer `value`.
    #[must_use]
    pub const fn leaf(value: i64) -> Self {
        Self { nodes: one(Node::Leaf(value)) }
    }

    /// The tuple of these entries.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 entries or 48 nodes.
    pub const fn try_tuple(entries: &[IntTuple]) -> Result<Self, LayoutError> {
        if entries.len() > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width: entries.len() });
        }
        let mut nodes = one(Node::Tuple(entries.len()));
        let mut i = 0;
        while i < entries.len() {
            let mut k = 0;
            while k < entries[i].nodes.len {
                if !nodes.push(entries[i].nodes.items[k]) {
                    return Err(LayoutError::TupleSize { width: entries.len() });
                }
                k += 1;
            }
            i += 1;
        }
        Ok(Self { nodes })
    }

    /// The flat tuple of these integers.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 entries.
    pub const fn try_flat(entries: &[i64]) -> Result<Self, LayoutError> {
        if entries.len() > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width: entries.len() });
        }
        let mut nodes = one(Node::Tuple(entries.len()));
        let mut i = 0;
        while i < entries.len() {
            // never refused: a tuple and its 16 entries are fewer than 48 nodes
            let _ = nodes.push(Node::Leaf(entries[i]));
            i += 1;
        }
        Ok(Self { nodes })
    }

    /// The tuple that a tree of constants describes.
    ///
    /// # Errors
    /// The one of a leaf; [`LayoutError::NumberRange`] for a leaf that is no `i64`, by its position;
    /// [`LayoutError::TupleSize`] beyond 48 nodes.
    pub const fn try_from_tree(tree: &Tree<'_>) -> Result<Self, LayoutError> {
        let mut tuple = Self { nodes: List::empty(Node::Leaf(0)) };
        let mut leaves = 0;
        tri!(tuple.grow(tree, &mut leaves));
        Ok(tuple)
    }

    const fn grow(&mut self, tree: &Tree<'_>, leaves: &mut usize) -> Result<(), LayoutError> {
        let node = match *tree {
            Tree::Leaf(value) => match num::signed(value) {
                Some(value) => Node::Leaf(value),
                None => return Err(LayoutError::NumberRange { place: Place::Leaf(*leaves) }),
            },
            Tree::Wrong(error) => return Err(error),
            Tree::Tuple(entries) => Node::Tuple(entries.len()),
        };
        if !self.nodes.push(node) {
            return Err(LayoutError::TupleSize { width: self.nodes.len + 1 });
        }
        match tree {
            Tree::Tuple(entries) => {
                let mut i = 0;
                while i < entries.len() {
                    tri!(self.grow(&entries[i], leaves));
                    i += 1;
                }
            }
            _ => *leaves += 1,
        }
        Ok(())
    }

    /// The integer, if it is a leaf.
    #[must_use]
    pub const fn as_leaf(&self) -> Option<i64> {
        match self.nodes.items[0] {
            Node::Leaf(value) => Some(value),
            Node::Tuple(_) => None,
        }
    }

    /// The number of entries; 1 for a leaf.
    #[must_use]
    pub const fn rank(&self) -> usize {
        match self.nodes.items[0] {
            Node::Leaf(_) => 1,
            Node::Tuple(width) => width,
        }
    }

    /// 0 for a leaf; for a tuple 1 more than its deepest entry, 1 for the empty one.
    #[must_use]
    pub const fn depth(&self) -> usize {
        // how many nodes the tuples that are open still wait for
        let mut open = [0; MAX_NODES];
        let (mut depth, mut deepest) = (0, 0);
        let mut i = 0;
        while i < self.nodes.len {
            while depth > 0 && open[depth - 1] == 0 {
                depth -= 1;
            }
            if depth > 0 {
                open[depth - 1] -= 1;
            }
            if let Node::Tuple(width) = self.nodes.items[i] {
                open[depth] = width;
                depth += 1;
                if depth > deepest {
                    deepest = depth;
                }
            }
            i += 1;
        }
        deepest
    }

    /// Entry `i` of a tuple; of a leaf, entry 0 is the leaf itself.
    #[must_use]
    pub const fn entry(&self, i: usize) -> Option<Self> {
        if i >= self.rank() {
            return None;
        }
        if self.as_leaf().is_some() {
            return Some(*self);
        }
        let mut from = 1;
        let mut skipped = 0;
        while skipped < i {
            from = self.end_of(from);
            skipped += 1;
        }
        let to = self.end_of(from);
        let mut nodes = List::empty(Node::Leaf(0));
        while from < to {
            // never refused: a part of the nodes
            let _ = nodes.push(self.nodes.items[from]);
            from += 1;
        }
        Some(Self { nodes })
    }

    /// The entry at `path`: `get(&[2, 0])` is entry 0 of entry 2.
    ///
    /// # Errors
    /// [`LayoutError::TuplePath`] where the path leaves the tuple.
    pub const fn try_get(&self, path: &[usize]) -> Result<Self, LayoutError> {
        let mut at = *self;
        let mut i = 0;
        while i < path.len() {
            at = match at.entry(path[i]) {
                Some(entry) => entry,
                None => return Err(LayoutError::TuplePath { index: path[i], rank: at.rank() }),
            };
            i += 1;
        }
        Ok(at)
    }

    /// The product of all leaves; 1 for the empty tuple.
    ///
    /// # Errors
    /// [`LayoutError::ArithmeticOverflow`]. A leaf of 0 makes the product 0, whatever the others are.
    pub const fn try_product(&self) -> Result<i64, LayoutError> {
        let mut product = 1_i64;
        let mut overflow = None;
        let mut i = 0;
        while i < self.nodes.len {
            if let Node::Leaf(value) = self.nodes.items[i] {
                if value == 0 {
                    return Ok(0);
                }
                match product.checked_mul(value) {
                    Some(larger) => product = larger,
                    None => overflow = Some((product, value)),
                }
            }
            i += 1;
        }
        match overflow {
            Some((a, b)) => Err(LayoutError::ArithmeticOverflow { a, operator: "*", b }),
            None => Ok(product),
        }
    }

    /// The largest leaf; `None` when there is no leaf.
    #[must_use]
    pub const fn max(&self) -> Option<i64> {
        let mut largest = None;
        let mut i = 0;
        while i < self.nodes.len {
            if let Node::Leaf(value) = self.nodes.items[i] {
                largest = match largest {
                    Some(known) if known >= value => Some(known),
                    _ => Some(value),
                };
            }
            i += 1;
        }
        largest
    }

    /// Leaf by leaf `a + b`.
    ///
    /// # Errors
    /// [`LayoutError::NotCongruent`] when the two are not nested alike, and overflow.
    pub const fn try_add(&self, other: &Self) -> Result<Self, LayoutError> {
        if let Some(mode) = self.differs_from(other) {
            return Err(LayoutError::NotCongruent { mode });
        }
        let mut sum = *self;
        let mut i = 0;
        while i < self.nodes.len {
            if let (Node::Leaf(a), Node::Leaf(b)) = (self.nodes.items[i], other.nodes.items[i]) {
                sum.nodes.items[i] = Node::Leaf(tri!(arith::try_add(a, b)));
            }
            i += 1;
        }
        Ok(sum)
    }

    /// The leaves from left to right, which is from fast to slow inside a mode.
    #[must_use]
    pub const fn leaves(&self) -> List<i64, MAX_NODES> {
        let mut leaves = List::empty(0);
        let mut i = 0;
        while i < self.nodes.len {
            if let Node::Leaf(value) = self.nodes.items[i] {
                // never refused: no more leaves than nodes
                let _ = leaves.push(value);
            }
            i += 1;
        }
        leaves
    }

    /// Whether the two are nested alike.
    #[must_use]
    pub const fn is_congruent(&self, other: &Self) -> bool {
        self.differs_from(other).is_none()
    }

    /// The first top-level entry in which the nesting differs; the rank when one has more entries.
    pub(super) const fn differs_from(&self, other: &Self) -> Option<usize> {
        if self.same_profile(other) {
            return None;
        }
        match (self.as_leaf(), other.as_leaf()) {
            (Some(_), Some(_)) => return None,
            (Some(_), None) | (None, Some(_)) => return Some(0),
            (None, None) => {}
        }
        let rank = if self.rank() < other.rank() { self.rank() } else { other.rank() };
        let mut i = 0;
        while i < rank {
            if let (Some(a), Some(b)) = (self.entry(i), other.entry(i))
                && !a.same_profile(&b)
            {
                return Some(i);
            }
            i += 1;
        }
        if self.rank() == other.rank() { None } else { Some(rank) }
    }

    const fn same_profile(&self, other: &Self) -> bool {
        if self.nodes.len() != other.nodes.len() {
            return false;
        }
        let mut i = 0;
        while i < self.nodes.len {
            match (self.nodes.items[i], other.nodes.items[i]) {
                (Node::Leaf(_), Node::Leaf(_)) => {}
                (Node::Tuple(a), Node::Tuple(b)) if a == b => {}
                _ => return false,
            }
            i += 1;
        }
        true
    }

    /// The node after the subtree that starts at node `from`.
    pub(super) const fn end_of(&self, from: usize) -> usize {
        let mut open = 1;
        let mut at = from;
        while open > 0 && at < self.nodes.len {
            open -= 1;
            if let Node::Tuple(width) = self.nodes.items[at] {
                open += width;
            }
            at += 1;
        }
        at
    }
}

const fn one(node: Node) -> List<Node, MAX_NODES> {
    let mut list = List::empty(Node::Leaf(0));
    list.items[0] = node;
    list.len = 1;
    list
}

impl fmt::Debug for IntTuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
