//! Inverses, and what two layouts have in common: [`RightInverse`], [`LeftInverse`], [`Nullspace`],
//! [`MaxCommonLayout`].

use super::declare::operations_on_nested;
use super::plain;

operations_on_nested! {
    /// The longest `R` with `L(R(i)) = i`: where each address is, as long as there is no gap.
    ///
    /// ```
    /// use tla::RightInverse;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(RightInverse::<layout!((4, 8):(8, 1))>::COMPOSED.to_string(), "(8,4):(4,1)");
    /// // after address 3 comes 5
    /// assert_eq!(RightInverse::<layout!((4, 8):(1, 5))>::COMPOSED.to_string(), "4:1");
    /// ```
    ///
    /// # Errors
    /// A swizzle or an offset.
    RightInverse<L>(nested) => match nested.try_plain("right inverse") {
        Ok(layout) => plain(layout.try_right_inverse()),
        Err(error) => Err(error),
    };

    /// The `R` with `L(R(L(i))) = L(i)`: which element an address of `L` has.
    ///
    /// ```
    /// use tla::LeftInverse;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(LeftInverse::<layout!((128, 160):(65536, 1))>::COMPOSED.to_string(), "(65536,128):(128,1)");
    /// ```
    ///
    /// # Errors
    /// Modes that overlap, or whose strides are no multiples of each other; a swizzle or an offset.
    LeftInverse<L>(nested) => match nested.try_plain("left inverse") {
        Ok(layout) => plain(layout.try_left_inverse()),
        Err(error) => Err(error),
    };

    /// The elements that `L` puts at address 0: `L(N(i)) = 0`.
    ///
    /// ```
    /// use tla::Nullspace;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(Nullspace::<layout!((4, 8):(1, 0))>::COMPOSED.to_string(), "8:4");
    /// ```
    ///
    /// # Errors
    /// A swizzle or an offset.
    Nullspace<L>(nested) => match nested.try_plain("nullspace") {
        Ok(layout) => plain(layout.try_nullspace()),
        Err(error) => Err(error),
    };

    /// The longest run of indices that `A` and `B` put at the same addresses, one after the other: `A(R(i)) = i =
    /// B(R(i))`.
    ///
    /// ```
    /// use tla::MaxCommonLayout;
    /// use tla::prelude::*;
    ///
    /// // four in a row in both
    /// assert_eq!(
    ///     MaxCommonLayout::<layout!((4, 2):(1, 8)), layout!((4, 2):(1, 4))>::COMPOSED.to_string(),
    ///     "4:1",
    /// );
    /// ```
    ///
    /// # Errors
    /// A swizzle or an offset.
    MaxCommonLayout<A, B>(a, b) => match (a.try_plain("max common layout"), b.try_plain("max common layout")) {
        (Ok(a), Ok(b)) => plain(a.try_max_common_layout(b)),
        (Err(error), _) | (_, Err(error)) => Err(error),
    };
}
