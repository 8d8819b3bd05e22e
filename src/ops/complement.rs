//! What a layout leaves free: [`Complement`], [`ComplementOrdered`].

use super::declare::operations_on_nested;
use super::plain;

operations_on_nested! {
    /// The layout of the blocks that `L` leaves free: `L` and its complement together reach every address below `N`
    /// (rounded up to whole blocks), each once.
    ///
    /// ```
    /// use tla::Complement;
    /// use tla::prelude::*;
    ///
    /// // 0, 2, 4, 6 leave 1 beside each, and 8, 16 for whole blocks
    /// assert_eq!(Complement::<layout!(4:2), 24>::COMPOSED.to_string(), "(2,3):(1,8)");
    /// ```
    ///
    /// # Errors
    /// Modes that overlap; modes whose strides are no multiples of each other, so that nothing fills the gaps
    /// ([`ComplementOrdered`] takes them); a swizzle or an offset.
    Complement<L>[N](nested) => match nested.try_plain("complement") {
        Ok(layout) => plain(layout.try_complement(N as u64)),
        Err(error) => Err(error),
    };

    /// [`Complement`] that need not fill all gaps: its addresses are in order, and none is one of `L`'s but 0.
    ///
    /// ```
    /// use tla::ComplementOrdered;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(ComplementOrdered::<layout!((4, 2):(1, 6)), 40>::COMPOSED.to_string(), "4:12");
    /// ```
    ///
    /// # Errors
    /// Modes that overlap; a swizzle or an offset.
    ComplementOrdered<L>[N](nested) => match nested.try_plain("complement") {
        Ok(layout) => plain(layout.try_complement_ordered(N as u64)),
        Err(error) => Err(error),
    };
}
