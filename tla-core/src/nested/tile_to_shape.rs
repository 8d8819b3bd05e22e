//! A block repeated until it covers a shape: CuTe's `tile_to_shape`.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::error::{LayoutError, ModeError};

impl NestedLayout {
    /// The block, copied until it covers `shape`; the copies in the order of their modes, the first one fastest.
    ///
    /// ```text
    /// tile_to_shape(A, S, order) = blocked_product(A, ordered(S / size of each mode of A, order))
    /// ```
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// let tiled = cute("(8,8):(8,1)")?.try_tile_to_shape(&int_tuple("(16,24)")?)?;
    /// assert_eq!(tiled.to_string(), "((8,2),(8,3)):((8,64),(1,128))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_tile_to_shape_ordered`](Self::try_tile_to_shape_ordered).
    pub const fn try_tile_to_shape(&self, shape: &IntTuple) -> Result<Self, LayoutError> {
        self.try_tile_to_shape_ordered(shape, &IntTuple::leaf(0))
    }

    /// [`try_tile_to_shape`](Self::try_tile_to_shape) for const contexts.
    ///
    /// # Panics
    /// Where `try_tile_to_shape` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tile_to_shape(&self, shape: &IntTuple) -> Self {
        match self.try_tile_to_shape(shape) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_tile_to_shape`](Self::try_tile_to_shape) with the copies in another order: `order[i]` is the rank of
    /// mode `i`, as in [`try_ordered`](Self::try_ordered).
    ///
    /// A shape of more modes than the block has makes copies in the ones that the block does not have.
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// let (block, order) = (cute("(8,8):(8,1)")?, int_tuple("(2,1,3)")?);
    /// let tiled = block.try_tile_to_shape_ordered(&int_tuple("(16,24,3)")?, &order)?;
    /// assert_eq!(tiled.to_string(), "((8,2),(8,3),(1,3)):((8,192),(1,64),(0,384))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::TileToShapeRank`] when the shape has fewer modes than the block;
    /// [`ModeError::TileToShape`] at the mode that whole blocks do not fill; those of
    /// [`try_ordered`](Self::try_ordered) and [`try_blocked_product`](Self::try_blocked_product).
    pub const fn try_tile_to_shape_ordered(
        &self,
        shape: &IntTuple,
        order: &IntTuple,
    ) -> Result<Self, LayoutError> {
        let (rank, block) = (shape.rank(), self.rank());
        if block > rank {
            return Err(LayoutError::Mode(ModeError::TileToShapeRank { block, shape: rank }));
        }
        let mut copies = [1; MAX_WIDTH];
        let mut mode = 0;
        while mode < rank {
            let target = match shape.entry(mode) {
                Some(entry) => tri!(entry.try_product()),
                // not reached: a mode below the rank
                None => 1,
            };
            let extent = if mode < block {
                let (from, to) = self.nodes_of(mode);
                tri!(Modes::between(self, from, to)).size()
            } else {
                1
            };
            if target < 1 || target % extent != 0 {
                return Err(LayoutError::Mode(ModeError::TileToShape { mode, target, block: extent }));
            }
            copies[mode] = target / extent;
            mode += 1;
        }
        let copies = tri!(IntTuple::try_flat(copies.split_at(rank).0));
        self.try_blocked_product(&tri!(Self::try_ordered(copies, order)))
    }

    /// [`try_tile_to_shape_ordered`](Self::try_tile_to_shape_ordered) for const contexts.
    ///
    /// # Panics
    /// Where `try_tile_to_shape_ordered` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tile_to_shape_ordered(&self, shape: &IntTuple, order: &IntTuple) -> Self {
        match self.try_tile_to_shape_ordered(shape, order) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_tile_to_shape`] of the layout, under the same offset and swizzle.
    ///
    /// ```
    /// use tla_core::nested::parse::{composed, int_tuple};
    ///
    /// let atom = composed("Sw<3,3,3> o 0 o (8,64):(64,1)")?;
    /// let tiled = atom.try_tile_to_shape(&int_tuple("(128,64)")?)?;
    /// assert_eq!(tiled.to_string(), "Sw<3,3,3> o 0 o ((8,16),(64,1)):((64,512),(1,0))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tile_to_shape`], and of [`try_with`](Self::try_with).
    pub const fn try_tile_to_shape(&self, shape: &IntTuple) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tile_to_shape(shape)))
    }

    /// [`NestedLayout::try_tile_to_shape_ordered`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tile_to_shape_ordered`], and of [`try_with`](Self::try_with).
    pub const fn try_tile_to_shape_ordered(
        &self,
        shape: &IntTuple,
        order: &IntTuple,
    ) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tile_to_shape_ordered(shape, order)))
    }
}
