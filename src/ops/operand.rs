//! The operands of operations that are no layouts: ranges, permutations, tilers.

use crate::int::StaticInt;
use crate::narrow;

/// The half-open range `BEGIN..END` of one dimension, in elements: an entry of [`Sliced`](super::Sliced).
#[derive(Clone, Copy, Debug)]
pub enum Range<const BEGIN: usize, const END: usize> {}

/// One [`Range`] a dimension, in a tuple: the region of [`Sliced`](super::Sliced).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a region",
    label = "not a tuple of ranges",
    note = "a region is one range a dimension, in a tuple of up to 16: `(Range<0, 8>, Range<16, 32>)`; of one, `(Range<0, 8>,)`"
)]
pub trait Region {
    /// Begin and end of each range, slow to fast.
    const RANGES: &'static [(u64, u64)];
}

/// An entry of a [`Region`]: a [`Range`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range",
    label = "not a range",
    note = "a range is `Range<BEGIN, END>`, half-open: `Range<16, 32>` has 16 elements"
)]
pub trait RangeType {
    /// Begin and end.
    const RANGE: (u64, u64);
}

impl<const BEGIN: usize, const END: usize> RangeType for Range<BEGIN, END> {
    // lossless: no target has a usize wider than 64 bits
    const RANGE: (u64, u64) = (BEGIN as u64, END as u64);
}

/// The order of dimensions in [`Permuted`](super::Permuted): a tuple of static integers, each dimension once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of dimensions",
    label = "not a tuple of positions",
    note = "an order is a tuple of up to 16 static integers, each dimension once, such as `(Int<1>, Int<0>)`"
)]
pub trait Order {
    /// Which dimension comes at each position.
    const DIMENSIONS: &'static [usize];
}

macro_rules! tuples {
    ($($($t:ident)+;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($t: RangeType),+> Region for ($($t,)+) {
            const RANGES: &'static [(u64, u64)] = &[$($t::RANGE),+];
        }

        #[diagnostic::do_not_recommend]
        impl<$($t: StaticInt),+> Order for ($($t,)+) {
            const DIMENSIONS: &'static [usize] = &[$(narrow::position($t::VALUE)),+];
        }
    )*};
}

tuples! {
    T0;
    T0 T1;
    T0 T1 T2;
    T0 T1 T2 T3;
    T0 T1 T2 T3 T4;
    T0 T1 T2 T3 T4 T5;
    T0 T1 T2 T3 T4 T5 T6;
    T0 T1 T2 T3 T4 T5 T6 T7;
    T0 T1 T2 T3 T4 T5 T6 T7 T8;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14;
    T0 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15;
}
