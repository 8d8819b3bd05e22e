//! Filter: a layout without its repetitions.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::modes::Modes;
use crate::error::LayoutError;

impl NestedLayout {
    /// The coalesced layout of the modes whose stride is not 0: the same set of addresses, each of the
    /// repetitions that a stride of 0 makes counted once.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(2,(4,3)):(1,(0,2))")?.try_filter()?.to_string(), "6:1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_filter(&self) -> Result<Self, LayoutError> {
        tri!(Modes::of(self)).without_zeros().coalesced().layout()
    }

    /// [`try_filter`](Self::try_filter) for const contexts.
    ///
    /// # Panics
    /// Where `try_filter` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn filter(&self) -> Self {
        match self.try_filter() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_filter`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_filter`].
    pub const fn try_filter(&self) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_filter()))
    }
}
