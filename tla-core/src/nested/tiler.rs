//! [`ShapeTiler`]: what tiles a layout mode by mode.

use super::draft::Draft;
use super::layout::NestedLayout;
use super::tuple::MAX_WIDTH;
use crate::error::{LayoutError, ModeError};
use crate::num;

/// What a [`ShapeTiler`] does with one mode.
#[expect(clippy::large_enum_variant, reason = "there is no allocator, and it is handed on by reference")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModeTiler {
    /// The mode stays as it is (`_`).
    Keep,
    /// The first so many elements: the tile `n:1`.
    Extent(u64),
    /// The elements that a layout counts.
    Layout(NestedLayout),
}

/// A tiler **by mode**: one entry a mode of the layout, the first ones if there are fewer.
///
/// It is not a layout, and a layout is not one of these: `(4,8)` as a shape tiler cuts 4 of the first mode
/// and 8 of the second, while the layout `(4,8):(1,4)` takes the first 32 elements of the layout seen as
/// one-dimensional. So they have two types, and operations two names: `try_compose_modes` takes this one,
/// `try_compose` a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShapeTiler {
    /// A tuple with an entry a mode; what is kept has `1:0` here.
    modes: NestedLayout,
    kept: [bool; MAX_WIDTH],
}

impl ShapeTiler {
    /// The tiler of these modes.
    ///
    /// ```
    /// use tla_core::nested::{ModeTiler, ShapeTiler, parse::cute};
    ///
    /// let tiler = ShapeTiler::try_new(&[ModeTiler::Keep, ModeTiler::Extent(4)])?;
    /// let tiled = cute("(2,8):(8,1)")?.try_compose_modes(&tiler)?;
    /// assert_eq!(tiled.to_string(), "(2,4):(8,1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`]; [`LayoutError::NumberRange`] for an extent that is no `i64`;
    /// [`LayoutError::TupleSize`] beyond 16 modes; [`LayoutError::Overflow`] where all tiles together have
    /// more elements than an `i64` counts.
    pub const fn try_new(modes: &[ModeTiler]) -> Result<Self, LayoutError> {
        let mut draft = Draft::new();
        tri!(draft.tuple(modes.len()));
        let mut kept = [false; MAX_WIDTH];
        let mut mode = 0;
        while mode < modes.len() {
            match &modes[mode] {
                ModeTiler::Keep => {
                    kept[mode] = true;
                    tri!(draft.leaf(1, 0));
                }
                ModeTiler::Extent(extent) => match num::signed(*extent) {
                    Some(extent) => tri!(draft.leaf(extent, 1)),
                    None => return Err(LayoutError::NumberRange { place: crate::Place::Shape(mode) }),
                },
                ModeTiler::Layout(layout) => tri!(draft.whole(layout)),
            }
            mode += 1;
        }
        Ok(Self { modes: tri!(draft.finish()), kept })
    }

    /// The tiler of a shape: the first `extents[i]` elements of mode `i`.
    ///
    /// # Errors
    /// Those of [`try_new`](Self::try_new).
    pub const fn try_extents(extents: &[u64]) -> Result<Self, LayoutError> {
        if extents.len() > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width: extents.len() });
        }
        let mut modes = [ModeTiler::Keep; MAX_WIDTH];
        let mut mode = 0;
        while mode < extents.len() {
            modes[mode] = ModeTiler::Extent(extents[mode]);
            mode += 1;
        }
        Self::try_new(modes.split_at(extents.len()).0)
    }

    /// How many modes it has something to say about.
    #[must_use]
    pub const fn rank(&self) -> usize {
        self.modes.rank()
    }

    /// What it does with `mode`: an extent as its layout `n:1`. Modes from the rank on are kept.
    #[must_use]
    pub const fn mode(&self, mode: usize) -> ModeTiler {
        if mode >= MAX_WIDTH || self.kept[mode] {
            return ModeTiler::Keep;
        }
        match self.modes.mode(mode) {
            Some(layout) => ModeTiler::Layout(layout),
            None => ModeTiler::Keep,
        }
    }

    /// All modes; what is kept is `1:0` here.
    pub(super) const fn modes(&self) -> &NestedLayout {
        &self.modes
    }

    /// Where the layout of `mode` stands among the nodes of [`modes`](Self::modes); `None` where it is kept.
    pub(super) const fn nodes_of(&self, mode: usize) -> Option<(usize, usize)> {
        if mode >= self.rank() || self.kept[mode] { None } else { Some(self.modes.nodes_of(mode)) }
    }

    /// Nothing, if a layout of `rank` modes has a mode for each entry.
    pub(super) const fn try_fits(&self, rank: usize) -> Result<(), LayoutError> {
        let tiler = self.rank();
        if tiler > rank { Err(LayoutError::Mode(ModeError::TilerRank { tiler, rank })) } else { Ok(()) }
    }
}
