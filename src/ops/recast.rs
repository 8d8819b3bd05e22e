//! Elements of another width: [`Upcast`], [`Downcast`], [`Recast`].

use super::declare::operations_on_nested;

operations_on_nested! {
    /// `N` neighbours become one element: the leaf `s:d` becomes `s/(N/d) : 1` where `d` divides `N`, else `s : d/N`.
    ///
    /// ```
    /// use tla::Upcast;
    /// use tla::prelude::*;
    ///
    /// type Bytes = layout!((32,(32,4)):(32,(1,1024)));
    /// assert_eq!(Upcast::<Bytes, 16>::COMPOSED.to_string(), "(32,(2,4)):(2,(1,64))");
    /// ```
    ///
    /// # Errors
    /// `N` = 0; a stride that neither divides `N` nor is a multiple of it; an extent that would end inside an element.
    Upcast<L>[N](nested) => nested.try_upcast(N as u64);

    /// Every element becomes `N` neighbours: the leaf of stride 1 becomes `N` times longer, other strides are
    /// multiplied by `N`.
    ///
    /// ```
    /// use tla::Downcast;
    /// use tla::prelude::*;
    ///
    /// type Words = layout!((32,(2,4)):(2,(1,64)));
    /// assert_eq!(Downcast::<Words, 16>::COMPOSED.to_string(), "(32,(32,4)):(32,(1,1024))");
    /// ```
    ///
    /// # Errors
    /// `N` = 0; a layout without a leaf of stride 1; numbers that do not fit.
    Downcast<L>[N](nested) => nested.try_downcast(N as u64);

    /// The layout counted in elements of `TO` bits instead of `FROM`: [`Upcast`] or [`Downcast`] by their ratio.
    ///
    /// ```
    /// use tla::Recast;
    /// use tla::prelude::*;
    ///
    /// assert_eq!(Recast::<layout!((4, 16):(16, 1)), 8, 32>::COMPOSED.to_string(), "(4,4):(4,1)");
    /// ```
    ///
    /// # Errors
    /// Those of the two; widths of 0 bits.
    #[doc(alias = "recast_layout")]
    Recast<L>[FROM, TO](nested) => nested.try_recast(FROM as u64, TO as u64);
}
