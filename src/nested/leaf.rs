//! [`Leaf`]: one integer of a tuple, known at compile time or not.

use tla_core::{LayoutError, Place};

use crate::int::{StaticInt, value};
use crate::integer::IndexInt;
use crate::seal;

// a tensor's `unsafe` rests on integers that do not change
impl<T: StaticInt + Copy> seal::Sealed<seal::Leaf> for T {}

/// An integer of a nested tuple: a static one (`Int<N>`, a `typenum` integer), or a `u32`, `u64`,
/// `usize`, `i32` or `i64` known at run time.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer of a layout",
    label = "not a leaf",
    note = "a leaf is `Int<N>`, a `typenum` unsigned integer, or a `u32`, `u64`, `usize`, `i32` or `i64`"
)]
pub trait Leaf: Copy + seal::Sealed<seal::Leaf> {
    /// The value, when it is known at compile time.
    const STATIC: Option<u64>;

    /// The value in the arithmetic of `O`, reduced to its width.
    fn to<O: IndexInt>(self) -> O;

    /// The value.
    ///
    /// # Errors
    /// [`LayoutError::NumberRange`] from 2^63 on.
    fn checked(self) -> Result<i64, LayoutError>;
}

impl<T: StaticInt + Copy> Leaf for T {
    const STATIC: Option<u64> = Some(value(T::CHECKED));

    #[inline(always)]
    fn to<O: IndexInt>(self) -> O {
        O::wrapped(const { value(T::CHECKED) })
    }

    #[inline]
    fn checked(self) -> Result<i64, LayoutError> {
        i64::try_from(const { value(T::CHECKED) }).map_err(|_| TOO_LARGE)
    }
}

const TOO_LARGE: LayoutError = LayoutError::NumberRange { place: Place::Whole };

macro_rules! run_time {
    ($($t:ident)*) => {$(
        impl seal::Sealed<seal::Leaf> for $t {}

        impl Leaf for $t {
            const STATIC: Option<u64> = None;

            #[inline(always)]
            fn to<O: IndexInt>(self) -> O {
                O::wrapped(self as u64)
            }

            #[inline]
            fn checked(self) -> Result<i64, LayoutError> {
                i64::try_from(self).map_err(|_| TOO_LARGE)
            }
        }
    )*};
}

#[expect(
    clippy::cast_lossless,
    clippy::cast_sign_loss,
    reason = "one text serves five types; `to` says that it reduces"
)]
const _: () = {
    run_time!(u32 u64 usize i32 i64);
};
