//! Integers as types: [`Int`], [`Neg`] and, with the feature `generic-array`, those of `typenum`.

/// The integer `N` as a type and, being a unit struct, as the value `Int::<N>`.
///
/// Extents, strides and offsets of layout types are written with it: `Int<16>` prints as itself in
/// an error, and two layouts written with equal numbers are one type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Int<const N: usize>;

/// The negative of a static integer: `Neg<Int<3>>` is -3. Strides and offsets may be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Neg<T>(core::marker::PhantomData<T>);

/// A non-negative integer known at compile time: [`Int`], or a `typenum` unsigned integer.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a static integer",
    label = "not a static integer",
    note = "a static integer is `Int<N>` or, with the feature `generic-array`, a `typenum` unsigned integer"
)]
pub trait StaticInt {
    /// The value, in whatever unit the place of the integer gives it.
    const VALUE: u64;

    /// The value, or why there is none: a derived integer can overflow. Never panics.
    ///
    /// Nested layouts read this constant alone, those of `S[..]` read [`VALUE`](Self::VALUE) alone: an impl chooses
    /// a number, and no layout has two.
    #[doc(hidden)]
    const CHECKED: Result<u64, tla_core::LayoutError> = Ok(Self::VALUE);
}

/// The value of an integer that is all right; a compile error for any other.
#[track_caller]
pub(crate) const fn value(checked: Result<u64, tla_core::LayoutError>) -> u64 {
    match checked {
        Ok(value) => value,
        Err(error) => crate::rule::refuse(error),
    }
}

impl<const N: usize> StaticInt for Int<N> {
    // lossless: no target has a usize wider than 64 bits
    const VALUE: u64 = N as u64;

    // by itself, one constant less for each integer of a layout
    const CHECKED: Result<u64, tla_core::LayoutError> = Ok(N as u64);
}

// By constructor, not for all `typenum::Unsigned`: an impl for every such type would keep this crate
// from implementing anything for tuples, for which `typenum` might have an impl one day.
#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl StaticInt for typenum::UTerm {
    const VALUE: u64 = 0;
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl<U, B> StaticInt for typenum::UInt<U, B>
where
    Self: typenum::Unsigned,
{
    const VALUE: u64 = <Self as typenum::Unsigned>::U64;
}

/// `_1`, `_16`, ..: short names of [`Int`], as types and as values. Not in the prelude.
///
/// ```
/// use tla::int::aliases::{_4, _16};
///
/// let block: (_16, _4) = (_16, _4);
/// assert_eq!(size_of_val(&block), 0);
/// ```
pub mod aliases {
    use super::Int;

    macro_rules! aliases {
        ($($name:ident = $n:literal)*) => {$(
            #[doc = concat!("The type `Int<", $n, ">`.")]
            pub type $name = Int<$n>;
            #[doc = concat!("The value `Int::<", $n, ">`.")]
            pub const $name: Int<$n> = Int;
        )*};
    }

    aliases! {
        _0 = 0 _1 = 1 _2 = 2 _3 = 3 _4 = 4 _5 = 5 _6 = 6 _7 = 7 _8 = 8
        _9 = 9 _10 = 10 _11 = 11 _12 = 12 _13 = 13 _14 = 14 _15 = 15 _16 = 16
        _32 = 32 _64 = 64 _128 = 128 _256 = 256 _512 = 512 _1024 = 1024
    }
}
