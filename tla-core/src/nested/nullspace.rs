//! Nullspace: the indices that move nothing.

use super::layout::NestedLayout;
use super::modes::Modes;
use crate::error::LayoutError;

impl NestedLayout {
    /// The layout of the indices along which the address stays: the modes of stride 0, each with its stride in
    /// the index; `1:0` where there is none.
    ///
    /// ```text
    /// self(N(i)) = 0      for every i
    /// ```
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(7,5,16):(3,1,0)")?.try_nullspace()?.to_string(), "16:35");
    /// assert_eq!(cute("(2,2,2):(0,1,0)")?.try_nullspace()?.to_string(), "(2,2):(1,4)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_nullspace(&self) -> Result<Self, LayoutError> {
        let modes = tri!(Modes::of(self));
        let mut nullspace = Modes::EMPTY;
        let mut place = 1_i64;
        let mut k = 0;
        while k < modes.len {
            if modes.strides[k] == 0 {
                nullspace.push(modes.extents[k], place);
            }
            // a part of the size, which fits
            place = place.saturating_mul(modes.extents[k]);
            k += 1;
        }
        nullspace.layout()
    }

    /// [`try_nullspace`](Self::try_nullspace) for const contexts.
    ///
    /// # Panics
    /// Where `try_nullspace` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn nullspace(&self) -> Self {
        match self.try_nullspace() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
