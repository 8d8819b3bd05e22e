//! Lengths for `GenericArray`: a `typenum` integer put together bit by bit.
//!
//! `generic-array` turns a const generic into a length for 0 to 1024 and a few more. The length of a
//! named layout can be any number, so the macro names it by its bits. When the number is not known
//! to the macro (an extent is a constant), each bit is a const expression, and [`Push`] puts them
//! together without leading zeros, so that the type is the one that `typenum` calls `U1792`.

use typenum::{B0, B1, UInt, UTerm};

use crate::check;
use crate::mapping::Mapping;

/// A number with one more bit, `SET`, at its low end.
pub trait Push<const SET: bool> {
    /// `2 * self + SET`, in the canonical form of `typenum`.
    type Out;
}

impl Push<false> for UTerm {
    type Out = UTerm;
}

impl Push<true> for UTerm {
    type Out = UInt<UTerm, B1>;
}

impl<U, C> Push<false> for UInt<U, C> {
    type Out = UInt<UInt<U, C>, B0>;
}

impl<U, C> Push<true> for UInt<U, C> {
    type Out = UInt<UInt<U, C>, B1>;
}

/// Bit `position` of the cosize of `L`.
#[must_use]
pub const fn bit<L: Mapping>(position: u32) -> bool {
    position < usize::BITS && check::cosize::<L>() >> position & 1 == 1
}
