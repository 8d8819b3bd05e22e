//! The ragged divide: tiles of which the last ones are partial, and the bound that tells.

use super::arrange::{self, Arrangement};
use super::divide::{size_of_mode, tiles_by_mode, tiles_of};
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
        match &self.by_mode {
            Some(tiler) => arrange::by_mode("divide", &self.layout, tiler, arrangement),
            None => arrange::pair(&self.layout, arrangement),
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
        let size = num::magnitude(tri!(Modes::of(self)).size());
        let (position, _) = tri!(tiles_of(tiler, size));
        let layout = tri!(self.try_compose(&position));
        let mut bounds = List::empty(1);
        // never refused: the first entry
        let _ = bounds.push(size);
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
        let (right, _) = tri!(tiles_by_mode(self, tiler));
        let layout = tri!(self.try_compose_modes(&right));
        // the modes as they are counted: a kept one by its index
        let mut counted = super::draft::Draft::new();
        let mut bounds = List::empty(1);
        let rank = self.rank();
        tri!(counted.tuple(rank));
        let mut mode = 0;
        while mode < rank {
            let size = tri!(size_of_mode(self, mode));
            let _ = bounds.push(size);
            match num::signed(size) {
                Some(size) => tri!(counted.leaf(size, 1)),
                // not reached: the size of a layout fits
                None => return Err(LayoutError::SizeOverflow { size }),
            }
            mode += 1;
        }
        let position = tri!(tri!(counted.finish()).try_compose_modes(&right));
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
