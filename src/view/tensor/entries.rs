//! [`Entries`]: coordinates and extents as one writes them.

use crate::nested::Leaf;

/// One integer a mode: an array or a tuple of integers, static or not. A negative one is beyond every
/// extent.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate of {R} modes",
    label = "not {R} integers",
    note = "a coordinate of a tensor is an array or a tuple with one integer a top-level mode"
)]
pub trait Entries<const R: usize>: Copy {
    /// The integers.
    fn entries(self) -> [u64; R];
}

impl<I: Leaf, const R: usize> Entries<R> for [I; R] {
    #[inline(always)]
    fn entries(self) -> [u64; R] {
        self.map(I::to)
    }
}

macro_rules! tuples {
    ($($n:literal: $($i:tt $t:ident),*;)*) => {$(
        impl<$($t: Leaf),*> Entries<$n> for ($($t,)*) {
            #[inline(always)]
            fn entries(self) -> [u64; $n] {
                [$(self.$i.to()),*]
            }
        }
    )*};
}

tuples! {
    1: 0 T0;
    2: 0 T0, 1 T1;
    3: 0 T0, 1 T1, 2 T2;
    4: 0 T0, 1 T1, 2 T2, 3 T3;
    5: 0 T0, 1 T1, 2 T2, 3 T3, 4 T4;
    6: 0 T0, 1 T1, 2 T2, 3 T3, 4 T4, 5 T5;
    7: 0 T0, 1 T1, 2 T2, 3 T3, 4 T4, 5 T5, 6 T6;
    8: 0 T0, 1 T1, 2 T2, 3 T3, 4 T4, 5 T5, 6 T6, 7 T7;
}
