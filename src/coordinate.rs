//! [`Coordinate`]: what a layout can be asked with.

use crate::integer::IndexInt;

/// A coordinate of `R` entries: an array `[i, j]`, or one integer, which is the linear index.
///
/// A coordinate with one entry a dimension of the layout's shape is split by dimension; one entry
/// alone counts all elements, the last dimension fastest. Any other rank is a compile error.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate",
    label = "not a coordinate",
    note = "a coordinate is an array of `u32`, `u64`, `usize` or `i32`, such as `[i, j]`, or one of them, the linear index"
)]
pub trait Coordinate<const R: usize> {
    /// The integer of the entries; results have it too.
    type Int: IndexInt;

    /// The entries, slow to fast.
    fn entries(self) -> [Self::Int; R];
}

impl<I: IndexInt, const R: usize> Coordinate<R> for [I; R] {
    type Int = I;

    #[inline(always)]
    fn entries(self) -> [I; R] {
        self
    }
}

macro_rules! linear {
    ($($t:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl Coordinate<1> for $t {
            type Int = $t;

            #[inline(always)]
            fn entries(self) -> [$t; 1] {
                [self]
            }
        }
    )*};
}

linear!(u32 u64 usize i32);
