//! Product: a layout repeated as another layout says.

use super::arith;
use super::arrange::{self, Arrangement};
use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tiler::ShapeTiler;
use crate::error::{LayoutError, ModeError};
use crate::num;

impl NestedLayout {
    /// Copies of `self`, counted as the **layout** `tiler` says: rank 2, the block first, then its copies.
    ///
    /// ```text
    /// logical_product(A, T) = (A, complement(A, size(A) * cosize(T)) o T)
    /// ```
    ///
    /// So `result(a, t) = A(a) + A*(T(t))`: the copies start where `A` leaves addresses free, holes of `A`
    /// first, and none overlaps another. Holes that whole copies do not fill stay empty: `(4,6):(1,6)`, 4 of
    /// every 6, leaves 2.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let product = cute("(2,2):(4,1)")?.try_logical_product(&cute("6:1")?)?;
    /// assert_eq!(product.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_complement`](Self::try_complement) of the block, and of [`try_compose`](Self::try_compose)
    /// where the tiler does not fit the holes of the block; [`LayoutError::ArithmeticOverflow`].
    pub const fn try_logical_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        let copies = tri!(free(self, tiler)).try_compose(tiler);
        Self::try_join(&[*self, tri!(copies)])
    }

    /// [`try_logical_product`](Self::try_logical_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_logical_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn logical_product(&self, tiler: &Self) -> Self {
        match self.try_logical_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Mode by mode: mode `i` becomes `logical_product(A_i, T_i)`, the pair of block and copies. Modes that the
    /// tiler keeps, and those after its last entry, stay as they are. Copies in one mode can overlap those in
    /// another: each mode knows of its own addresses alone.
    ///
    /// ```
    /// use tla_core::nested::{ShapeTiler, parse::cute};
    ///
    /// let product = cute("(4,4):(1,4)")?.try_logical_product_modes(&ShapeTiler::try_extents(&[2])?)?;
    /// assert_eq!(product.to_string(), "((4,2),4):((1,4),4)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::TilerRank`] when the tiler has more entries than there are modes;
    /// those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_logical_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        let rank = self.rank();
        tri!(tiler.try_fits(rank));
        let mut draft = Draft::new();
        tri!(draft.tuple(rank));
        let mut mode = 0;
        while mode < rank {
            let (from, to) = self.nodes_of(mode);
            match tiler.nodes_of(mode) {
                None => tri!(draft.copy(self, from, to)),
                Some((begin, end)) => {
                    let (mut block, mut copies) = (Draft::new(), Draft::new());
                    tri!(block.copy(self, from, to));
                    tri!(copies.copy(tiler.modes(), begin, end));
                    let product = tri!(block.finish()).try_logical_product(&tri!(copies.finish()));
                    tri!(draft.whole(&tri!(product)));
                }
            }
            mode += 1;
        }
        draft.finish()
    }

    /// [`try_logical_product_modes`](Self::try_logical_product_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_logical_product_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn logical_product_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_logical_product_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product`](Self::try_logical_product), the two modes `(block, copies)` as they are.
    ///
    /// # Errors
    /// Those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_zipped_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        arrange::pair(&tri!(self.try_logical_product(tiler)), Arrangement::Zipped)
    }

    /// [`try_zipped_product`](Self::try_zipped_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_zipped_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn zipped_product(&self, tiler: &Self) -> Self {
        match self.try_zipped_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product_modes`](Self::try_logical_product_modes) as
    /// `((b0, b1, ..), (c0, c1, ..))`. Kept modes are put as in
    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes).
    ///
    /// # Errors
    /// Those of
    /// [`try_logical_product_modes`](Self::try_logical_product_modes).
    pub const fn try_zipped_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        arrange::by_mode("product", &tri!(self.try_logical_product_modes(tiler)), tiler, Arrangement::Zipped)
    }

    /// [`try_zipped_product_modes`](Self::try_zipped_product_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_zipped_product_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn zipped_product_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_zipped_product_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product`](Self::try_logical_product), the modes of the copies one by one: `(block, c0, c1, ..)`.
    ///
    /// # Errors
    /// Those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_tiled_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        arrange::pair(&tri!(self.try_logical_product(tiler)), Arrangement::Tiled)
    }

    /// [`try_tiled_product`](Self::try_tiled_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_tiled_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tiled_product(&self, tiler: &Self) -> Self {
        match self.try_tiled_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product_modes`](Self::try_logical_product_modes) as
    /// `((b0, b1, ..), c0, c1, ..)`. Kept modes are put as in
    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes).
    ///
    /// # Errors
    /// Those of
    /// [`try_logical_product_modes`](Self::try_logical_product_modes).
    pub const fn try_tiled_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        arrange::by_mode("product", &tri!(self.try_logical_product_modes(tiler)), tiler, Arrangement::Tiled)
    }

    /// [`try_tiled_product_modes`](Self::try_tiled_product_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_tiled_product_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tiled_product_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_tiled_product_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product`](Self::try_logical_product), all modes one by one: `(b0, b1, .., c0, c1, ..)`.
    ///
    /// # Errors
    /// Those of [`try_logical_product`](Self::try_logical_product).
    pub const fn try_flat_product(&self, tiler: &Self) -> Result<Self, LayoutError> {
        arrange::pair(&tri!(self.try_logical_product(tiler)), Arrangement::Flat)
    }

    /// [`try_flat_product`](Self::try_flat_product) for const contexts.
    ///
    /// # Panics
    /// Where `try_flat_product` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn flat_product(&self, tiler: &Self) -> Self {
        match self.try_flat_product(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_product_modes`](Self::try_logical_product_modes) as
    /// `(b0, b1, .., c0, c1, ..)`. Kept modes are put as in
    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes).
    ///
    /// # Errors
    /// [`ModeError::FlatKeep`] for a tiler that keeps one of its modes; those of
    /// [`try_logical_product_modes`](Self::try_logical_product_modes).
    pub const fn try_flat_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        arrange::by_mode("product", &tri!(self.try_logical_product_modes(tiler)), tiler, Arrangement::Flat)
    }

    /// [`try_flat_product_modes`](Self::try_flat_product_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_flat_product_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn flat_product_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_flat_product_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_logical_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_logical_product`], and of [`try_with`](Self::try_with).
    pub const fn try_logical_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_logical_product(tiler)))
    }

    /// [`NestedLayout::try_logical_product_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_logical_product_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_logical_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_logical_product_modes(tiler)))
    }

    /// [`NestedLayout::try_zipped_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_zipped_product`], and of [`try_with`](Self::try_with).
    pub const fn try_zipped_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_zipped_product(tiler)))
    }

    /// [`NestedLayout::try_zipped_product_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_zipped_product_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_zipped_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_zipped_product_modes(tiler)))
    }

    /// [`NestedLayout::try_tiled_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tiled_product`], and of [`try_with`](Self::try_with).
    pub const fn try_tiled_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tiled_product(tiler)))
    }

    /// [`NestedLayout::try_tiled_product_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tiled_product_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_tiled_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tiled_product_modes(tiler)))
    }

    /// [`NestedLayout::try_flat_product`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_flat_product`], and of [`try_with`](Self::try_with).
    pub const fn try_flat_product(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_flat_product(tiler)))
    }

    /// [`NestedLayout::try_flat_product_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_flat_product_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_flat_product_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_flat_product_modes(tiler)))
    }
}

/// The addresses that `block` leaves free, enough of them for `tiler`.
///
/// Where block and complement do not tile, the complement is ordered and leaves some holes empty: each of its
/// modes, and each of the block's, is at least as far as all before it reach, so sums of the two are still
/// different. It has no end where its last mode is beyond the block, and must be long enough otherwise.
pub(super) const fn free(block: &NestedLayout, tiler: &NestedLayout) -> Result<NestedLayout, LayoutError> {
    let size = tri!(Modes::of(block)).size();
    // an extent of 0 in the tiler is refused here
    tri!(Modes::of(tiler));
    let reach = match num::signed(tri!(tiler.try_capacity())) {
        Some(reach) => reach,
        // not reached: the capacity of a layout fits
        None => return Err(LayoutError::ArithmeticOverflow { a: size, operator: "*", b: i64::MAX }),
    };
    let target = num::magnitude(tri!(arith::try_mul(size, reach)));
    let holes = match block.try_complement(target) {
        Err(error @ LayoutError::Mode(ModeError::Ragged { .. })) => error,
        tiles => return tiles,
    };
    let ordered = tri!(block.try_complement_ordered(target));
    let gaps = tri!(Modes::of(&ordered));
    let beyond = gaps.len > 0 && num::magnitude(gaps.strides[gaps.len - 1]) >= tri!(block.try_capacity());
    if beyond || gaps.size() >= reach { Ok(ordered) } else { Err(holes) }
}
