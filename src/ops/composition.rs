//! Layouts read through layouts: [`Composition`] and its like.

use super::declare::operations_on_nested;
use super::tiler::TilerModes;

operations_on_nested! {
    /// `A o B`: the layout with `R(c) = A(B(c))`, nested as `B` is.
    ///
    /// `B` counts elements of `A` by their one-dimensional index, the first mode fastest. Past the end of `A` its last
    /// mode runs on. A swizzle and an offset of `A` stay.
    ///
    /// ```
    /// use tla::Composition;
    /// use tla::prelude::*;
    ///
    /// type A = layout!((10, 2):(16, 4));
    /// type B = layout!((3, 4):(1, 5));
    /// assert_eq!(Composition::<A, B>::COMPOSED.to_string(), "(3,(2,2)):(16,(80,4))");
    /// assert_eq!(Composition::<A, B>::offset([2, 3]), 2 * 16 + 80 + 4);
    /// ```
    ///
    /// # Errors
    /// A leaf of `B` that no modes can follow through `A`, such as a stride that does not divide the extent of the
    /// mode it stops in; a `B` with an offset or a swizzle.
    Composition<A, B>(a, b) => match b.try_plain("composition") {
        Ok(b) => a.try_compose(b),
        Err(error) => Err(error),
    };

    /// [`Composition`] that stays inside `A`.
    ///
    /// ```
    /// use tla::CompositionWithin;
    /// use tla::prelude::*;
    ///
    /// type A = layout!((4, 8):(8, 1));
    /// assert_eq!(CompositionWithin::<A, layout!(8:4)>::COMPOSED.to_string(), "8:1");
    /// ```
    ///
    /// # Errors
    /// Those of [`Composition`]; a `B` that reaches past the end of `A`.
    CompositionWithin<A, B>(a, b) => match b.try_plain("composition") {
        Ok(b) => a.try_compose_within(b),
        Err(error) => Err(error),
    };

    /// [`Composition`] mode by mode: mode `i` of `A` with entry `i` of a [`ShapeTiler`](super::ShapeTiler).
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{CompositionModes, Keep, ShapeTiler};
    ///
    /// type A = layout!((4, 8):(8, 1));
    /// assert_eq!(CompositionModes::<A, ShapeTiler<(Int<2>, Keep)>>::COMPOSED.to_string(), "(2,8):(8,1)");
    /// ```
    ///
    /// # Errors
    /// Those of [`Composition`]; more entries than `A` has modes.
    CompositionModes<A; Tiles: TilerModes>(a) => match &Tiles::MODES {
        Ok(modes) => a.try_compose_modes(modes),
        Err(error) => Err(*error),
    };
}
