//! Tiles dealt out to threads: [`ThreadValue`].

use tla_core::nested::{self, Composed};

use super::declare::operations_on_nested;

operations_on_nested! {
    /// The (thread, value) layout of the tile that the threads of `Threads` cover with the values of `Values`: the
    /// coordinate `(t, v)` is at the index of the element that thread `t` has as its value `v`, the first mode of the
    /// tile fastest.
    ///
    /// ```text
    /// right_inverse(raked_product(Threads, Values)) o (size(Threads), size(Values))
    /// ```
    ///
    /// ```
    /// use tla::ThreadValue;
    /// use tla::prelude::*;
    ///
    /// // 8 x 4 threads, row by row, with 2 x 2 values each, column by column
    /// type Dealt = ThreadValue<layout!((8, 4):(4, 1)), layout!((2, 2):(1, 2))>;
    /// assert_eq!(Dealt::COMPOSED.to_string(), "((4,8),(2,2)):((32,2),(1,16))");
    /// assert_eq!(Dealt::shape(), [32, 4]);
    /// ```
    ///
    /// # Errors
    /// Threads and values that do not have each number once; those of [`RakedProduct`](super::RakedProduct); a swizzle
    /// or an offset.
    #[doc(alias = "make_layout_tv")]
    #[doc(alias = "make_tiled_copy")]
    ThreadValue<Threads, Values>(threads, values) => {
        match (threads.try_plain("thread value"), values.try_plain("thread value")) {
            (Ok(threads), Ok(values)) => match nested::ThreadValue::try_new(threads, values) {
                Ok(dealt) => Ok(Composed::plain(*dealt.layout())),
                Err(error) => Err(error),
            },
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    };
}
