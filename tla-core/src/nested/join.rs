//! Modes of a layout, and layouts as the modes of one.

use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::Node;
use crate::error::LayoutError;

impl NestedLayout {
    /// The layout of one top-level mode; of a leaf, mode 0 is the leaf itself.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let layout = cute("(4,(2,3)):(1,(4,8))")?;
    /// assert_eq!(layout.mode(1).map(|mode| mode.to_string()).as_deref(), Some("(2,3):(4,8)"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn mode(&self, mode: usize) -> Option<Self> {
        if mode >= self.rank() {
            return None;
        }
        let (from, to) = self.nodes_of(mode);
        let mut draft = Draft::new();
        // neither is refused: a part of a layout
        let Ok(()) = draft.copy(self, from, to) else { return None };
        match draft.finish() {
            Ok(layout) => Some(layout),
            Err(_) => None,
        }
    }

    /// The layouts as the modes of one: `A, B` is `(A, B)`, with the address `A(i) + B(j)`.
    ///
    /// ```
    /// use tla_core::nested::{NestedLayout, parse::cute};
    ///
    /// let both = NestedLayout::try_join(&[cute("4:1")?, cute("(2,3):(4,8)")?])?;
    /// assert_eq!(both.to_string(), "(4,(2,3)):(1,(4,8))");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 modes or 48 nodes; [`LayoutError::ExtentZero`];
    /// [`LayoutError::Overflow`] where the size or the capacity of all together is no `i64`.
    pub const fn try_join(modes: &[Self]) -> Result<Self, LayoutError> {
        let mut draft = Draft::new();
        tri!(draft.tuple(modes.len()));
        let mut mode = 0;
        while mode < modes.len() {
            tri!(draft.whole(&modes[mode]));
            mode += 1;
        }
        draft.finish()
    }

    /// The leaves as the modes of a flat layout; one leaf alone is a leaf.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 leaves; [`LayoutError::ExtentZero`].
    pub const fn try_flatten(&self) -> Result<Self, LayoutError> {
        tri!(Modes::of(self)).layout()
    }

    /// The first node of a top-level mode and the one after its last.
    pub(super) const fn nodes_of(&self, mode: usize) -> (usize, usize) {
        let mut from = match self.shape.nodes.items[0] {
            Node::Leaf(_) => 0,
            Node::Tuple(_) => 1,
        };
        let mut before = 0;
        while before < mode {
            from = self.shape.end_of(from);
            before += 1;
        }
        (from, self.shape.end_of(from))
    }
}
