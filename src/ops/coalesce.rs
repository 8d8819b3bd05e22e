//! The same function with fewer modes: [`Coalesced`], [`CoalescedZ`], [`CoalescedModes`], [`Filtered`].

use super::declare::operations_on_nested;
use crate::nested::StaticTuple;

operations_on_nested! {
    /// The same function of the index by as few flat modes as there can be: extents of 1 are dropped, and
    /// `s0:d0, s1:d1` with `d1 = s0 * d0` becomes `s0*s1 : d0`.
    ///
    /// ```
    /// use tla::Coalesced;
    /// use tla::prelude::*;
    ///
    /// type Nested = layout!((2,(1,6)):(1,(6,2)));
    /// assert_eq!(Coalesced::<Nested>::COMPOSED.to_string(), "12:1");
    /// ```
    ///
    /// # Errors
    /// None of its own.
    Coalesced<L>(nested) => nested.try_coalesce();

    /// [`Coalesced`] that keeps a last extent of 1 with its stride, and so the function beyond the layout too: what
    /// is composed with has to be in this form.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Coalesced, CoalescedZ};
    ///
    /// type Padded = layout!((4, 1):(1, 16));
    /// // the fifth element is at 16, not at 4
    /// assert_eq!(CoalescedZ::<Padded>::COMPOSED.to_string(), "(4,1):(1,16)");
    /// assert_eq!(Coalesced::<Padded>::COMPOSED.to_string(), "4:1");
    /// ```
    ///
    /// # Errors
    /// None of its own.
    CoalescedZ<L>(nested) => nested.try_coalesce_z();

    /// [`Coalesced`] mode by mode: each leaf of `Profile` stands for a mode that is coalesced by itself, whatever
    /// its number is.
    ///
    /// ```
    /// use tla::CoalescedModes;
    /// use tla::prelude::*;
    ///
    /// type Nested = layout!((2,(1,6)):(1,(6,2)));
    /// assert_eq!(CoalescedModes::<Nested, (Int<1>, Int<1>)>::COMPOSED.to_string(), "(2,6):(1,2)");
    /// ```
    ///
    /// # Errors
    /// A profile with more modes than the layout.
    CoalescedModes<L; Profile: StaticTuple>(nested) => match Profile::TUPLE {
        Ok(profile) => nested.try_coalesce_modes(&profile),
        Err(error) => Err(error),
    };

    /// The layout without what repeats elements: modes of stride 0 become extents of 1, and the rest is
    /// [`Coalesced`].
    ///
    /// ```
    /// use tla::Filtered;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(Filtered::<layout!((2,4,2):(1,0,2))>::COMPOSED.to_string(), "4:1");
    /// ```
    ///
    /// # Errors
    /// None of its own.
    Filtered<L>(nested) => nested.try_filter();
}
