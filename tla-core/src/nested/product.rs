//! Product: a layout repeated as another layout says.

use super::arith;
use super::arrange::{self, Arrangement};
use super::complement;
use super::composed::Composed;
use super::composition;
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
        product(self, tiler, Arrangement::Logical)
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
        product_modes(self, tiler, Arrangement::Logical)
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
        product(self, tiler, Arrangement::Zipped)
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
        product_modes(self, tiler, Arrangement::Zipped)
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
        product(self, tiler, Arrangement::Tiled)
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
        product_modes(self, tiler, Arrangement::Tiled)
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
        product(self, tiler, Arrangement::Flat)
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
        product_modes(self, tiler, Arrangement::Flat)
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

const fn product(
    block: &NestedLayout,
    tiler: &NestedLayout,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let mut pair = Draft::new();
    tri!(pair.tuple(2));
    tri!(pair.whole(block));
    let end = tiler.shape.nodes.len;
    tri!(copies(&tri!(Modes::of(block)), (tiler, 0, end), &mut pair));
    arrange::pair(pair, arrangement)
}

const fn product_modes(
    block: &NestedLayout,
    tiler: &ShapeTiler,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let rank = block.rank();
    tri!(tiler.try_fits(rank));
    let mut pairs = Draft::new();
    tri!(pairs.tuple(rank));
    let mut mode = 0;
    while mode < rank {
        let (from, to) = block.nodes_of(mode);
        if let Some((begin, end)) = tiler.nodes_of(mode) {
            tri!(pairs.tuple(2));
            tri!(pairs.copy(block, from, to));
            tri!(copies(&tri!(Modes::between(block, from, to)), (tiler.modes(), begin, end), &mut pairs));
        } else {
            tri!(pairs.copy(block, from, to));
        }
        mode += 1;
    }
    arrange::by_mode("product", pairs, tiler, arrangement)
}

/// `complement(block, ..) o T`, as one entry of `draft`; `T` is the nodes `begin..end` of a layout.
pub(super) const fn copies(
    block: &Modes,
    (tiler, begin, end): (&NestedLayout, usize, usize),
    draft: &mut Draft,
) -> Result<(), LayoutError> {
    let reach = tri!(Modes::between(tiler, begin, end)).capacity();
    let free = tri!(free(block, reach));
    composition::compose(&free.coalesced_z(), &tiler.shape, &tiler.stride, (begin, end), draft)
}

/// The addresses that `block` leaves free, enough of them for copies numbered below `reach`.
///
/// Where block and complement do not tile, the complement is ordered and leaves some holes empty: each of its
/// modes, and each of the block's, is at least as far as all before it reach, so sums of the two are still
/// different. It has no end where its last mode is beyond the block, and must be long enough otherwise.
const fn free(block: &Modes, reach: i64) -> Result<Modes, LayoutError> {
    let target = num::magnitude(tri!(arith::try_mul(block.size(), reach)));
    let holes = match complement::gaps_below(block, target, true) {
        Ok((gaps, _)) => return Ok(gaps),
        Err(error @ LayoutError::Mode(ModeError::Ragged { .. })) => error,
        Err(error) => return Err(error),
    };
    let (gaps, _) = tri!(complement::gaps_below(block, target, false));
    let beyond = gaps.len > 0 && gaps.strides[gaps.len - 1] >= block.capacity();
    if beyond || gaps.size() >= reach { Ok(gaps) } else { Err(holes) }
}
