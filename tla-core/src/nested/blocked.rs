//! Blocked and raked product: the copies of a block, zipped with it mode by mode.

use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::product::free;
use super::tuple::Node;
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
    // as a tuple, so that a leaf of the tiler is one mode also where it becomes several
    let tiler = match tiler.shape.nodes.items[0] {
        Node::Tuple(_) => *tiler,
        Node::Leaf(_) => tri!(NestedLayout::try_join(&[*tiler])),
    };
    let copies = tri!(tri!(free(block, &tiler)).try_compose(&tiler));
    let rank = if block.rank() > copies.rank() { block.rank() } else { copies.rank() };
    let mut draft = Draft::new();
    tri!(draft.tuple(rank));
    let mut mode = 0;
    while mode < rank {
        tri!(draft.tuple(2));
        let (first, second) = match inner {
            Inner::Block => (block, &copies),
            Inner::Copies => (&copies, block),
        };
        tri!(put(&mut draft, first, mode));
        tri!(put(&mut draft, second, mode));
        mode += 1;
    }
    draft.finish()
}

/// One mode of the layout, `1:0` beyond its rank.
const fn put(draft: &mut Draft, layout: &NestedLayout, mode: usize) -> Result<(), LayoutError> {
    if mode >= layout.rank() {
        return draft.leaf(1, 0);
    }
    let (from, to) = layout.nodes_of(mode);
    draft.copy(layout, from, to)
}
