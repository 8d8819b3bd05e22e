//! [`IndexInt`]: the integers a coordinate can be made of.

use crate::seal;

/// An integer of a coordinate: `u32`, `u64`, `usize` or `i32`.
///
/// Arithmetic wraps; a coordinate inside its layout never does, because a layout that the integer
/// cannot count is a compile error. A coordinate is never negative.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index integer",
    label = "not an index integer",
    note = "coordinates are made of `u32`, `u64`, `usize` or `i32`"
)]
pub trait IndexInt: Copy + PartialOrd + core::fmt::Debug + seal::Sealed<seal::Integer> + 'static {
    /// The name of the type.
    const NAME: &'static str;
    /// The largest value.
    const LARGEST: u64;
    /// Whether the type has negative values.
    const SIGNED: bool;

    /// 0. A constant, so that an array of them is cleared at once, not by a loop.
    #[doc(hidden)]
    const ZERO: Self;

    /// `value` reduced to the width of the type.
    #[doc(hidden)]
    fn reduced(value: i64) -> Self;
    /// `value` reduced to the width of the type.
    #[doc(hidden)]
    fn wrapped(value: u64) -> Self;
    /// `self + other`, wrapping.
    #[doc(hidden)]
    fn plus(self, other: Self) -> Self;
    /// `self - other`, wrapping.
    #[doc(hidden)]
    fn minus(self, other: Self) -> Self;
    /// `self * other`, wrapping.
    #[doc(hidden)]
    fn times(self, other: Self) -> Self;
    /// Whether `self < bound`, both counted from 0 on.
    #[doc(hidden)]
    fn below(self, bound: Self) -> bool;
    /// `self`, or 1 for 0: a divisor that needs no check.
    #[doc(hidden)]
    fn at_least_1(self) -> Self;
    /// `self / divisor`, 0 for a divisor of 0.
    #[doc(hidden)]
    fn over(self, divisor: Self) -> Self;
    /// `self % modulus`, 0 for a modulus of 0.
    #[doc(hidden)]
    fn modulo(self, modulus: Self) -> Self;
    /// `self & mask`
    #[doc(hidden)]
    fn masked(self, mask: Self) -> Self;
    /// `self ^ ((self >> shift) & field)`, also by more bits than the type has.
    #[doc(hidden)]
    fn xor_down(self, shift: u32, field: Self) -> Self;
    /// `self ^ (self & field).checked_shl(shift).unwrap_or(0)`
    #[doc(hidden)]
    fn xor_up(self, shift: u32, field: Self) -> Self;
    /// The value as a position in memory; a negative one is beyond every memory.
    #[doc(hidden)]
    fn to_usize(self) -> usize;
}

// A coordinate is never negative, so division and shift are the unsigned ones: cheaper for `i32`,
// and the same for the others.
macro_rules! index_ints {
    ($($t:ident as $unsigned:ident, $signed:literal;)*) => {$(
        impl seal::Sealed<seal::Integer> for $t {}

        #[diagnostic::do_not_recommend]
        impl IndexInt for $t {
            const NAME: &'static str = stringify!($t);
            const LARGEST: u64 = <$t>::MAX as u64;
            const SIGNED: bool = $signed;
            const ZERO: Self = 0;

            #[inline(always)]
            fn reduced(value: i64) -> Self {
                value as Self
            }
            #[inline(always)]
            fn wrapped(value: u64) -> Self {
                value as Self
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn below(self, bound: Self) -> bool {
                (self as $unsigned) < bound as $unsigned
            }
            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline(always)]
            fn at_least_1(self) -> Self {
                (self as $unsigned).max(1) as Self
            }
            #[inline(always)]
            fn over(self, divisor: Self) -> Self {
                (self as $unsigned).checked_div(divisor as $unsigned).unwrap_or(0) as Self
            }
            #[inline(always)]
            fn modulo(self, modulus: Self) -> Self {
                (self as $unsigned).checked_rem(modulus as $unsigned).unwrap_or(0) as Self
            }
            #[inline(always)]
            fn masked(self, mask: Self) -> Self {
                self & mask
            }
            #[inline(always)]
            fn xor_down(self, shift: u32, field: Self) -> Self {
                self ^ ((self as $unsigned).checked_shr(shift).unwrap_or(0) as Self & field)
            }
            #[inline(always)]
            fn xor_up(self, shift: u32, field: Self) -> Self {
                self ^ (self & field).checked_shl(shift).unwrap_or(0)
            }
            #[inline(always)]
            fn to_usize(self) -> usize {
                usize::try_from(self).unwrap_or(usize::MAX)
            }
        }
    )*};
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "the methods say that they wrap, and one text serves four types"
)]
const _: () = {
    index_ints! {
        u32 as u32, false;
        u64 as u64, false;
        usize as usize, false;
        i32 as u32, true;
    }
};
