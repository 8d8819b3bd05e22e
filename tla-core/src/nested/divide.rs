//! Divide: a layout cut into tiles, and the tiles counted.

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
    /// `self` seen as one-dimensional and cut by the **layout** `tiler`: rank 2, the elements of a tile first,
    /// then the tiles.
    ///
    /// ```text
    /// logical_divide(A, T) = A o (T, complement(T, size(A)))
    /// ```
    ///
    /// So `result(t, r) = A(T(t) + T*(r))`, and every element of `A` is in exactly one tile. `T` must cover `A` in
    /// whole tiles; where the last one is partial [`try_ragged_divide`](Self::try_ragged_divide) gives
    /// the layout and the bound to test.
    ///
    /// A layout is no shape: `(4,8):(1,4)` takes the first 32 elements. The tile of 4 rows and 8 columns is a
    /// [`ShapeTiler`], for [`try_logical_divide_modes`](Self::try_logical_divide_modes).
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let every_other = cute("(4,2,3):(2,1,8)")?.try_logical_divide(&cute("4:2")?)?;
    /// assert_eq!(every_other.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::DivideRagged`] when the last tile is partial; those of
    /// [`try_complement`](Self::try_complement) of the tiler, and of [`try_compose`](Self::try_compose).
    pub const fn try_logical_divide(&self, tiler: &Self) -> Result<Self, LayoutError> {
        divide(self, tiler, Arrangement::Logical)
    }

    /// [`try_logical_divide`](Self::try_logical_divide) for const contexts.
    ///
    /// # Panics
    /// Where `try_logical_divide` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn logical_divide(&self, tiler: &Self) -> Self {
        match self.try_logical_divide(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Mode by mode: mode `i` becomes `logical_divide(A_i, T_i)`, the pair of tile and tiles. Modes that the
    /// tiler keeps, and those after its last entry, stay as they are.
    ///
    /// ```
    /// use tla_core::nested::{ShapeTiler, parse::cute};
    ///
    /// let tiled = cute("(8,64):(64,1)")?.try_logical_divide_modes(&ShapeTiler::try_extents(&[4, 16])?)?;
    /// assert_eq!(tiled.to_string(), "((4,2),(16,4)):((64,256),(1,16))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::TilerRank`] when the tiler has more entries than there are modes; those of
    /// [`try_logical_divide`](Self::try_logical_divide).
    pub const fn try_logical_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        divide_modes(self, tiler, Arrangement::Logical)
    }

    /// [`try_logical_divide_modes`](Self::try_logical_divide_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_logical_divide_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn logical_divide_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_logical_divide_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_divide`](Self::try_logical_divide), which has the two modes `(tile, tiles)` already.
    ///
    /// The tiler is a **layout**, of the index that counts all elements: `8:1` are 8 elements of the first mode and,
    /// where it is shorter, of the next. A tile of so many rows and columns is a [`ShapeTiler`]:
    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes).
    ///
    /// ```
    /// use tla_core::nested::{ShapeTiler, parse::cute};
    ///
    /// let rows = cute("(4,4):(4,1)")?;
    /// // two columns of 4; and 2 rows and 4 columns
    /// assert_eq!(rows.try_zipped_divide(&cute("8:1")?)?.to_string(), "((4,2),2):((4,1),2)");
    /// let tile = ShapeTiler::try_extents(&[2, 4])?;
    /// assert_eq!(rows.try_zipped_divide_modes(&tile)?.to_string(), "((2,4),(2,1)):((4,1),(8,0))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_logical_divide`](Self::try_logical_divide).
    pub const fn try_zipped_divide(&self, tiler: &Self) -> Result<Self, LayoutError> {
        divide(self, tiler, Arrangement::Zipped)
    }

    /// [`try_zipped_divide`](Self::try_zipped_divide) for const contexts.
    ///
    /// # Panics
    /// Where `try_zipped_divide` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn zipped_divide(&self, tiler: &Self) -> Self {
        match self.try_zipped_divide(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_divide_modes`](Self::try_logical_divide_modes), the tiles together and what counts them
    /// together:
    ///
    /// ```text
    /// ((t0, t1, ..), (r0, r1, ..))
    /// ```
    ///
    /// The tiler is a **shape**, an entry a mode: an extent, a layout of that mode, or kept. A layout of the whole
    /// index is the tiler of [`try_zipped_divide`](Self::try_zipped_divide).
    ///
    /// A kept mode is `1:0` among the tiles and whole among the rests; a mode after the last entry of the tiler
    /// is among the rests alone.
    ///
    /// ```
    /// use tla_core::nested::{ShapeTiler, parse::cute};
    ///
    /// let tiled = cute("(2,6):(6,1)")?.try_zipped_divide_modes(&ShapeTiler::try_extents(&[1, 2])?)?;
    /// assert_eq!(tiled.to_string(), "((1,2),(2,3)):((6,1),(6,2))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_logical_divide_modes`](Self::try_logical_divide_modes).
    pub const fn try_zipped_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        divide_modes(self, tiler, Arrangement::Zipped)
    }

    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_zipped_divide_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn zipped_divide_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_zipped_divide_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_zipped_divide`](Self::try_zipped_divide) with the tiles' modes one by one: `(tile, r0, r1, ..)`.
    ///
    /// # Errors
    /// Those of [`try_logical_divide`](Self::try_logical_divide).
    pub const fn try_tiled_divide(&self, tiler: &Self) -> Result<Self, LayoutError> {
        divide(self, tiler, Arrangement::Tiled)
    }

    /// [`try_tiled_divide`](Self::try_tiled_divide) for const contexts.
    ///
    /// # Panics
    /// Where `try_tiled_divide` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tiled_divide(&self, tiler: &Self) -> Self {
        match self.try_tiled_divide(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes) with the rests one by one:
    /// `((t0, t1, ..), r0, r1, ..)`.
    ///
    /// # Errors
    /// Those of [`try_logical_divide_modes`](Self::try_logical_divide_modes).
    pub const fn try_tiled_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        divide_modes(self, tiler, Arrangement::Tiled)
    }

    /// [`try_tiled_divide_modes`](Self::try_tiled_divide_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_tiled_divide_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tiled_divide_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_tiled_divide_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_zipped_divide`](Self::try_zipped_divide) with all modes one by one: `(t0, t1, .., r0, r1, ..)`.
    ///
    /// # Errors
    /// Those of [`try_logical_divide`](Self::try_logical_divide).
    pub const fn try_flat_divide(&self, tiler: &Self) -> Result<Self, LayoutError> {
        divide(self, tiler, Arrangement::Flat)
    }

    /// [`try_flat_divide`](Self::try_flat_divide) for const contexts.
    ///
    /// # Panics
    /// Where `try_flat_divide` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn flat_divide(&self, tiler: &Self) -> Self {
        match self.try_flat_divide(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_zipped_divide_modes`](Self::try_zipped_divide_modes) with all modes one by one:
    /// `(t0, t1, .., r0, r1, ..)`.
    ///
    /// # Errors
    /// [`ModeError::FlatKeep`] for a tiler that keeps one of its modes: nothing would tell its `1` from a tile;
    /// those of [`try_logical_divide_modes`](Self::try_logical_divide_modes).
    pub const fn try_flat_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        divide_modes(self, tiler, Arrangement::Flat)
    }

    /// [`try_flat_divide_modes`](Self::try_flat_divide_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_flat_divide_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn flat_divide_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_flat_divide_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_logical_divide`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_logical_divide`], and of [`try_with`](Self::try_with).
    pub const fn try_logical_divide(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_logical_divide(tiler)))
    }

    /// [`NestedLayout::try_logical_divide_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_logical_divide_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_logical_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_logical_divide_modes(tiler)))
    }

    /// [`NestedLayout::try_zipped_divide`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_zipped_divide`], and of [`try_with`](Self::try_with).
    pub const fn try_zipped_divide(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_zipped_divide(tiler)))
    }

    /// [`NestedLayout::try_zipped_divide_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_zipped_divide_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_zipped_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_zipped_divide_modes(tiler)))
    }

    /// [`NestedLayout::try_tiled_divide`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tiled_divide`], and of [`try_with`](Self::try_with).
    pub const fn try_tiled_divide(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tiled_divide(tiler)))
    }

    /// [`NestedLayout::try_tiled_divide_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_tiled_divide_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_tiled_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_tiled_divide_modes(tiler)))
    }

    /// [`NestedLayout::try_flat_divide`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_flat_divide`], and of [`try_with`](Self::try_with).
    pub const fn try_flat_divide(&self, tiler: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_flat_divide(tiler)))
    }

    /// [`NestedLayout::try_flat_divide_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_flat_divide_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_flat_divide_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_flat_divide_modes(tiler)))
    }
}

const fn divide(
    layout: &NestedLayout,
    tiler: &NestedLayout,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let (mut right, mut pair) = (Draft::new(), Draft::new());
    let (left, tile) = (tri!(Modes::of(layout)), (tiler, 0, tiler.shape.nodes.len));
    tri!(cut(&left, tile, Last::Whole(None), &mut right, &mut pair));
    arrange::pair(pair, arrangement)
}

const fn divide_modes(
    layout: &NestedLayout,
    tiler: &ShapeTiler,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let rank = layout.rank();
    tri!(tiler.try_fits(rank));
    let (mut right, mut pairs) = (Draft::new(), Draft::new());
    tri!(pairs.tuple(rank));
    let mut mode = 0;
    while mode < rank {
        let (from, to) = layout.nodes_of(mode);
        if let Some((begin, end)) = tiler.nodes_of(mode) {
            right.clear();
            let (left, tile) = (tri!(Modes::between(layout, from, to)), (tiler.modes(), begin, end));
            tri!(cut(&left, tile, Last::Whole(Some(mode)), &mut right, &mut pairs));
        } else {
            tri!(pairs.copy(layout, from, to));
        }
        mode += 1;
    }
    arrange::by_mode("divide", pairs, tiler, arrangement)
}

/// Whether the last tile must be whole; of which mode, for the words.
#[derive(Clone, Copy)]
pub(super) enum Last {
    Whole(Option<usize>),
    Partial,
}

/// The pair `(T, T*)` that counts the elements of `left` in tiles, as one entry of `right`; and what of `left` it
/// counts, as one entry of `pairs`. `T` is the nodes `begin..end` of a layout.
pub(super) const fn cut(
    left: &Modes,
    (tiler, begin, end): (&NestedLayout, usize, usize),
    last: Last,
    right: &mut Draft,
    pairs: &mut Draft,
) -> Result<(), LayoutError> {
    let size = num::magnitude(left.size());
    let (gaps, covered) = tri!(complement::gaps_below(&tri!(Modes::between(tiler, begin, end)), size, true));
    if let Last::Whole(mode) = last
        && covered != size
    {
        return Err(LayoutError::Mode(ModeError::DivideRagged { mode, covered, size }));
    }
    let from = right.len();
    tri!(right.tuple(2));
    tri!(right.copy(tiler, begin, end));
    tri!(gaps.put(right));
    composition::compose(&left.coalesced_z(), &right.shape, &right.stride, (from, right.len()), pairs)
}
