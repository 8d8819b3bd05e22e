//! [`Draft`]: a nested layout that an operation is putting together.

use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_WIDTH, Node};
use crate::error::LayoutError;

/// Shape and stride side by side, depth first: a tuple is announced with its width, then come its entries.
///
/// Both grow in place; [`finish`](Self::finish) checks the numbers once.
pub(super) struct Draft {
    pub(super) shape: IntTuple,
    pub(super) stride: IntTuple,
}

impl Draft {
    /// Nothing yet.
    pub(super) const fn new() -> Self {
        let (mut shape, mut stride) = (IntTuple::EMPTY, IntTuple::EMPTY);
        shape.nodes.len = 0;
        stride.nodes.len = 0;
        Self { shape, stride }
    }

    const fn node(&mut self, extent: Node, stride: Node) -> Result<(), LayoutError> {
        if self.shape.nodes.push(extent) && self.stride.nodes.push(stride) {
            return Ok(());
        }
        Err(LayoutError::TupleSize { width: self.shape.nodes.len + 1 })
    }

    /// A tuple: its `width` entries follow.
    pub(super) const fn tuple(&mut self, width: usize) -> Result<(), LayoutError> {
        if width > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width });
        }
        self.node(Node::Tuple(width), Node::Tuple(width))
    }

    /// `extent:stride`.
    pub(super) const fn leaf(&mut self, extent: i64, stride: i64) -> Result<(), LayoutError> {
        self.node(Node::Leaf(extent), Node::Leaf(stride))
    }

    /// The nodes `from..to` of `layout`, which are whole entries of it.
    pub(super) const fn copy(
        &mut self,
        layout: &NestedLayout,
        from: usize,
        to: usize,
    ) -> Result<(), LayoutError> {
        self.copy_parts(&layout.shape, &layout.stride, (from, to))
    }

    /// [`copy`](Self::copy) from a shape and its strides.
    pub(super) const fn copy_parts(
        &mut self,
        shape: &IntTuple,
        stride: &IntTuple,
        (from, to): (usize, usize),
    ) -> Result<(), LayoutError> {
        let mut at = from;
        while at < to {
            tri!(self.node(shape.nodes.items[at], stride.nodes.items[at]));
            at += 1;
        }
        Ok(())
    }

    /// How many nodes there are.
    pub(super) const fn len(&self) -> usize {
        self.shape.nodes.len
    }

    /// Nothing again.
    pub(super) const fn clear(&mut self) {
        self.shape.nodes.len = 0;
        self.stride.nodes.len = 0;
    }

    /// All of `layout` as one entry.
    pub(super) const fn whole(&mut self, layout: &NestedLayout) -> Result<(), LayoutError> {
        self.copy(layout, 0, layout.shape.nodes.len)
    }

    /// The layout: all entries that were announced are there.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_signed`].
    pub(super) const fn finish(self) -> Result<NestedLayout, LayoutError> {
        NestedLayout::assembled(self.shape, self.stride)
    }
}
