//! Coalesce: the same function with as few modes as possible.

use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::{IntTuple, Node};
use crate::error::{LayoutError, ModeError};

impl NestedLayout {
    /// The flat layout with the same size and the same function of the index on `[0, size)`.
    ///
    /// ```text
    /// s:d with s = 1               is dropped
    /// s0:d0, s1:d1 with d1 = s0*d0  is  s0*s1:d0        (also where both strides are 0)
    /// ```
    ///
    /// One mode is a leaf, none is `1:0`. No two neighbours of the result can be joined, so two layouts with
    /// one function have one coalesced form.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(2,(1,6)):(1,(6,2))")?.try_coalesce()?.to_string(), "12:1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_coalesce(&self) -> Result<Self, LayoutError> {
        tri!(Modes::of(self)).coalesced().layout()
    }

    /// [`try_coalesce`](Self::try_coalesce) for const contexts.
    ///
    /// # Panics
    /// Where `try_coalesce` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn coalesce(&self) -> Self {
        match self.try_coalesce() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_coalesce`](Self::try_coalesce), but the last mode stays even where its extent is 1: the same
    /// function also **beyond** the layout, where the last mode runs on.
    ///
    /// `(2,1):(1,7)` goes on with 7, 8, .. at index 2; `2:1` would go on with 2. Composition counts modes
    /// in this form.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(2,1):(1,7)")?.try_coalesce_z()?.to_string(), "(2,1):(1,7)");
    /// assert_eq!(cute("(2,1):(1,2)")?.try_coalesce_z()?.to_string(), "2:1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_coalesce`](Self::try_coalesce).
    pub const fn try_coalesce_z(&self) -> Result<Self, LayoutError> {
        tri!(Modes::of(self)).coalesced_z().layout()
    }

    /// [`try_coalesce_z`](Self::try_coalesce_z) for const contexts.
    ///
    /// # Panics
    /// Where `try_coalesce_z` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn coalesce_z(&self) -> Self {
        match self.try_coalesce_z() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Mode by mode: every **leaf** of `profile` ends the descent, and what it stands against is coalesced.
    /// The value of a leaf does not count. Modes that the profile does not reach stay as they are.
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// let layout = cute("(2,(1,6)):(1,(6,2))")?;
    /// assert_eq!(layout.try_coalesce_modes(&int_tuple("(1,1)")?)?.to_string(), "(2,6):(1,2)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::ProfileRank`] when the profile has more entries than there are modes; those of
    /// [`try_coalesce`](Self::try_coalesce).
    pub const fn try_coalesce_modes(&self, profile: &IntTuple) -> Result<Self, LayoutError> {
        let mut draft = Draft::new();
        tri!(by_mode(self, 0, profile, 0, &mut draft));
        draft.finish()
    }

    /// [`try_coalesce_modes`](Self::try_coalesce_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_coalesce_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn coalesce_modes(&self, profile: &IntTuple) -> Self {
        match self.try_coalesce_modes(profile) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_coalesce`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_coalesce`].
    pub const fn try_coalesce(&self) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_coalesce()))
    }

    /// [`NestedLayout::try_coalesce_z`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_coalesce_z`].
    pub const fn try_coalesce_z(&self) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_coalesce_z()))
    }

    /// [`NestedLayout::try_coalesce_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_coalesce_modes`].
    pub const fn try_coalesce_modes(&self, profile: &IntTuple) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_coalesce_modes(profile)))
    }
}

/// The part of `layout` at node `at` by the part of `profile` at node `by`.
const fn by_mode(
    layout: &NestedLayout,
    at: usize,
    profile: &IntTuple,
    by: usize,
    draft: &mut Draft,
) -> Result<(), LayoutError> {
    let Node::Tuple(wanted) = profile.nodes.items[by] else {
        return tri!(Modes::between(layout, at, layout.shape.end_of(at))).coalesced().put(draft);
    };
    // a leaf is its own only mode
    let (rank, mut at) = match layout.shape.nodes.items[at] {
        Node::Leaf(_) => (1, at),
        Node::Tuple(rank) => (rank, at + 1),
    };
    if wanted > rank {
        return Err(LayoutError::Mode(ModeError::ProfileRank { profile: wanted, rank }));
    }
    tri!(draft.tuple(rank));
    let mut by = by + 1;
    let mut mode = 0;
    while mode < rank {
        let end = layout.shape.end_of(at);
        if mode < wanted {
            tri!(by_mode(layout, at, profile, by, draft));
            by = profile.end_of(by);
        } else {
            tri!(draft.copy(layout, at, end));
        }
        at = end;
        mode += 1;
    }
    Ok(())
}
