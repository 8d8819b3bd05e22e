//! Sums of layouts: [`DirectSum`], and what finds its addends again.

use super::declare::operations_on_maps;
use super::found;

operations_on_maps! {
    /// `Left` and `Right` side by side: the layout whose element `(l, r)` of dimension `d`, the index
    /// `l * right_d + r`, lies at `left(l) + right(r)`.
    ///
    /// As [`Tiled`](super::Tiled), without scaling: who knows where the tiles lie says so in the strides.
    ///
    /// ```
    /// use tla::DirectSum;
    /// use tla::prelude::*;
    ///
    /// type Rows = layout!((2, 2) -> S[(2, 2):(8, 2)]);
    /// type Columns = layout!((2, 2) -> S[(2, 2):(4, 1)]);
    /// type Sum = DirectSum<Rows, Columns>;
    /// assert_eq!(Sum::shape(), [4, 4]);
    /// assert_eq!(Sum::offset([3, 1]), 8 + 4 + 1);
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks; a layout that its shape does not group; axes that do not fit together.
    DirectSum<Left, Right>(left, right) => right.try_direct_sum(left);

    /// The left addend of `Sum`, of which `Right` is the right one.
    ///
    /// ```
    /// use tla::DirectSumLeft;
    /// use tla::prelude::*;
    ///
    /// type Sum = layout!((4, 4) -> S[16]);
    /// type Right = layout!((2, 2) -> S[(2, 2):(4, 1)]);
    /// assert_eq!(DirectSumLeft::<Sum, Right>::offset([1, 1]), 8 + 2);
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks or that do not divide; a layout that is not such a sum.
    #[doc(alias = "is_direct_sum_right")]
    DirectSumLeft<Sum, Right>(sum, right) => {
        found(right.try_is_direct_sum_right(sum), "direct_sum_left", "left", "right", right, sum)
    };

    /// The right addend of `Sum`, of which `Left` is the left one.
    ///
    /// ```
    /// use tla::DirectSumRight;
    /// use tla::prelude::*;
    ///
    /// type Sum = layout!((4, 4) -> S[16]);
    /// type Left = layout!((2, 2) -> S[(2, 2):(8, 2)]);
    /// assert_eq!(DirectSumRight::<Sum, Left>::offset([1, 1]), 4 + 1);
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks or that do not divide; a layout that is not such a sum.
    #[doc(alias = "is_direct_sum_left")]
    DirectSumRight<Sum, Left>(sum, left) => {
        found(left.try_is_direct_sum_left(sum), "direct_sum_right", "right", "left", left, sum)
    };
}
