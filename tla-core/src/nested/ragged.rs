//! The ragged divide: tiles of which the last ones are partial, and the bound that tells.

use super::arrange::{self, Arrangement};
use super::divide::{self, Last};
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tiler::ShapeTiler;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::error::LayoutError;
use crate::list::List;
use crate::num;

/// A layout cut into tiles that together cover more than it has: the layout, and what to test.
///
/// The element of tile coordinate `t` in tile `r` exists if its position in the layout, `T(t) + T*(r)`, is below
/// the bound. Its address is right where it exists and leads nowhere where it does not.
///
/// ```
/// use tla_core::nested::parse::{cute, int_tuple};
///
/// // 100 elements in tiles of 32: the fourth one has 4
/// let ragged = cute("100:1")?.try_ragged_divide(&cute("32:1")?)?;
/// assert_eq!(ragged.layout().to_string(), "(32,4):(1,32)");
/// assert_eq!(ragged.bounds(), [100]);
/// assert!(ragged.try_is_inside(&int_tuple("(3,3)")?)?);
/// assert!(!ragged.try_is_inside(&int_tuple("(4,3)")?)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ragged {
    layout: NestedLayout,
    position: NestedLayout,
    bounds: List<u64, MAX_WIDTH>,
    by_mode: Option<ShapeTiler>,
}

impl Ragged {
    /// The layout, in the form of the logical divide: `(tile, tiles)`, or such a pair a mode.
    #[must_use]
    pub const fn layout(&self) -> &NestedLayout {
        &self.layout
    }

    /// Where an element is in the layout that was divided: its index, or its index in each mode. Nested as
    /// [`layout`](Self::layout), or shallower.
    #[must_use]
    pub const fn position(&self) -> &NestedLayout {
        &self.position
    }

    /// The bound of the position, in elements: one for a layout tiler, one a mode for a shape tiler.
    #[must_use]
    pub const fn bounds(&self) -> &[u64] {
        self.bounds.as_slice()
    }

    /// Whether `coordinate`, one of the logical form, has an element: its position is below the bound in every
    /// mode.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_at`] and [`IntTuple::try_coordinate`].
    pub const fn try_is_inside(&self, coordinate: &IntTuple) -> Result<bool, LayoutError> {
        if self.by_mode.is_none() {
            let position = tri!(self.position.try_at(coordinate));
            return Ok(num::magnitude(position) < self.bounds.items[0]);
        }
        let coordinate = tri!(self.position.try_coordinate(coordinate));
        let mut mode = 0;
        while mode < self.bounds.len {
            if let (Some(position), Some(entry)) = (self.position.mode(mode), coordinate.entry(mode))
                && num::magnitude(tri!(position.try_at(&entry))) >= self.bounds.items[mode]
            {
                return Ok(false);
            }
            mode += 1;
        }
        Ok(true)
    }

    /// The layout as [`NestedLayout::try_zipped_divide`] and
    /// [`NestedLayout::try_zipped_divide_modes`] put it.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 48 nodes.
    pub const fn try_zipped(&self) -> Result<NestedLayout, LayoutError> {
        self.arranged(Arrangement::Zipped)
    }

    /// The layout as [`NestedLayout::try_tiled_divide`] and
    /// [`NestedLayout::try_tiled_divide_modes`] put it.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_tiled(&self) -> Result<NestedLayout, LayoutError> {
        self.arranged(Arrangement::Tiled)
    }

    /// The layout as [`NestedLayout::try_flat_divide`] and
    /// [`NestedLayout::try_flat_divide_modes`] put it.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 modes;
    /// [`ModeError::FlatKeep`](crate::ModeError::FlatKeep) for a tiler that keeps one of its modes.
    pub const fn try_flat(&self) -> Result<NestedLayout, LayoutError> {
        self.arranged(Arrangement::Flat)
    }

    const fn arranged(&self, arrangement: Arrangement) -> Result<NestedLayout, LayoutError> {
        let logical = Draft { shape: self.layout.shape, stride: self.layout.stride };
        match &self.by_mode {
            Some(tiler) => arrange::by_mode("divide", logical, tiler, arrangement),
            None => arrange::pair(logical, arrangement),
        }
    }
}

impl NestedLayout {
    /// [`try_logical_divide`](Self::try_logical_divide), but the last tile may be partial.
    ///
    /// ```text
    /// layout = A o (T, T*)      position = (T, T*)      T* = complement(T, size(A))
    /// an element exists where   position(t, r) < size(A)
    /// ```
    ///
    /// # Errors
    /// Those of [`try_complement`](Self::try_complement) of the tiler, and of [`try_compose`](Self::try_compose).
    pub const fn try_ragged_divide(&self, tiler: &Self) -> Result<Ragged, LayoutError> {
        let (mut position, mut pair) = (Draft::new(), Draft::new());
        let (left, tile) = (tri!(Modes::of(self)), (tiler, 0, tiler.shape.nodes.len));
        tri!(divide::cut(&left, tile, Last::Partial, &mut position, &mut pair));
        let size = num::magnitude(left.size());
        let mut bounds = List::empty(1);
        // never refused: the first entry
        let _ = bounds.push(size);
        let (layout, position) = (tri!(pair.finish()), tri!(position.finish()));
        Ok(Ragged { layout, position, bounds, by_mode: None })
    }

    /// [`try_ragged_divide`](Self::try_ragged_divide) for const contexts.
    ///
    /// # Panics
    /// Where `try_ragged_divide` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn ragged_divide(&self, tiler: &Self) -> Ragged {
        match self.try_ragged_divide(tiler) {
            Ok(ragged) => ragged,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_logical_divide_modes`](Self::try_logical_divide_modes), but the last tile of a mode may be
    /// partial. The bounds are the extents of the modes.
    ///
    /// # Errors
    /// [`ModeError::TilerRank`](crate::ModeError::TilerRank) when the tiler has more entries than there are modes;
    /// those of [`try_ragged_divide`](Self::try_ragged_divide).
    pub const fn try_ragged_divide_modes(&self, tiler: &ShapeTiler) -> Result<Ragged, LayoutError> {
        let rank = self.rank();
        tri!(tiler.try_fits(rank));
        let (mut position, mut pairs) = (Draft::new(), Draft::new());
        tri!(position.tuple(rank));
        tri!(pairs.tuple(rank));
        let mut bounds = List::empty(1);
        let mut mode = 0;
        while mode < rank {
            let (from, to) = self.nodes_of(mode);
            let left = tri!(Modes::between(self, from, to));
            if let Some((begin, end)) = tiler.nodes_of(mode) {
                let tile = (tiler.modes(), begin, end);
                tri!(divide::cut(&left, tile, Last::Partial, &mut position, &mut pairs));
            } else {
                // by its index
                tri!(position.leaf(left.size(), 1));
                tri!(pairs.copy(self, from, to));
            }
            // never refused: as many modes as the layout has
            let _ = bounds.push(num::magnitude(left.size()));
            mode += 1;
        }
        let (layout, position) = (tri!(pairs.finish()), tri!(position.finish()));
        Ok(Ragged { layout, position, bounds, by_mode: Some(*tiler) })
    }

    /// [`try_ragged_divide_modes`](Self::try_ragged_divide_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_ragged_divide_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn ragged_divide_modes(&self, tiler: &ShapeTiler) -> Ragged {
        match self.try_ragged_divide_modes(tiler) {
            Ok(ragged) => ragged,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
