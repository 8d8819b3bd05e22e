//! Blocked and raked product: the copies of a block, zipped with it mode by mode.

use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::product;
use super::tuple::{IntTuple, Node};
use crate::error::LayoutError;

impl NestedLayout {
    /// [`try_logical_product`](Self::try_logical_product) with the modes of block and copies in pairs, the block
    /// inside: the copies are blocks side by side.
    ///
    /// ```text
    /// ((a0, c0), (a1, c1), ..)       A = (a0, a1, ..),  complement(A, ..) o T = (c0, c1, ..)
    /// ```
    ///
    /// The operand of fewer modes gets modes `1:0` at its end.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let product = cute("(2,2):(1,2)")?.try_blocked_product(&cute("(3,3):(3,1)")?)?;
    /// assert_eq!(product.to_string(), "((2,3),(2,3)):((1,12),(2,4))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_blocked_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        zipped(self, tiler, Inner::Block)
    }

    /// [`try_blocked_product`](Self::try_blocked_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_blocked_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn blocked_product(&self, tiler: &Self) -> Self {
        match self.try_blocked_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_blocked_product`](Self::try_blocked_product) the other way around, the copies inside: the elements
    /// of all blocks are interleaved like the teeth of rakes.
    ///
    /// ```text
    /// ((c0, a0), (c1, a1), ..)
    /// ```
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let product = cute("(2,2):(1,2)")?.try_raked_product(&cute("(3,3):(3,1)")?)?;
    /// assert_eq!(product.to_string(), "((3,2),(3,2)):((12,1),(4,2))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_raked_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        zipped(self, tiler, Inner::Copies)
    }

    /// [`try_raked_product`](Self::try_raked_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_raked_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn raked_product(&self, tiler: &Self) -> Self {
        match self.try_raked_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_blocked_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_blocked_product`], and of [`try_with`](Self::try_with).
    pub const fn try_blocked_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_blocked_product(tiler)))
    }

    /// [`NestedLayout::try_raked_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_raked_product`], and of [`try_with`](Self::try_with).
    pub const fn try_raked_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_raked_product(tiler)))
    }
}

/// What of a pair is inside, and so faster.
#[derive(Clone, Copy)]
enum Inner {
    Block,
    Copies,
}

const fn zipped(
    block: &NestedLayout,
    tiler: &NestedLayout,
    inner: Inner,
) -> Result<NestedLayout, LayoutError> {
    let mut copies = Draft::new();
    let end = tiler.shape.nodes.len;
    tri!(product::copies(&tri!(Modes::of(block)), (tiler, 0, end), &mut copies));
    let rank = if block.rank() > tiler.rank() { block.rank() } else { tiler.rank() };
    // the first mode of each; a leaf of the tiler is one mode also where it became several
    let (mut here, mut there) = (first(&block.shape), first(&tiler.shape));
    let mut draft = Draft::new();
    tri!(draft.tuple(rank));
    let mut mode = 0;
    while mode < rank {
        tri!(draft.tuple(2));
        if matches!(inner, Inner::Block) {
            here = tri!(put(&mut draft, &block.shape, &block.stride, here));
        }
        there = tri!(put(&mut draft, &copies.shape, &copies.stride, there));
        if matches!(inner, Inner::Copies) {
            here = tri!(put(&mut draft, &block.shape, &block.stride, here));
        }
        mode += 1;
    }
    draft.finish()
}

/// The node of the first mode.
const fn first(shape: &IntTuple) -> usize {
    match shape.nodes.items[0] {
        Node::Leaf(_) => 0,
        Node::Tuple(_) => 1,
    }
}

/// The mode at node `from`, `1:0` beyond the last one. Returns the node of the mode after it.
const fn put(
    draft: &mut Draft,
    shape: &IntTuple,
    stride: &IntTuple,
    from: usize,
) -> Result<usize, LayoutError> {
    if from >= shape.nodes.len {
        tri!(draft.leaf(1, 0));
        return Ok(from);
    }
    let to = shape.end_of(from);
    tri!(draft.copy_parts(shape, stride, (from, to)));
    Ok(to)
}
