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
}

impl<const N: usize> StaticInt for Int<N> {
    // lossless: no target has a usize wider than 64 bits
    const VALUE: u64 = N as u64;
}

// By constructor, not for all `typenum::Unsigned`: an impl for every such type would keep this crate
// from implementing anything for tuples, for which `typenum` might have an impl one day.
#[cfg(feature = "generic-array")]
impl StaticInt for typenum::UTerm {
    const VALUE: u64 = 0;
}

#[cfg(feature = "generic-array")]
impl<U, B> StaticInt for typenum::UInt<U, B>
where
    Self: typenum::Unsigned,
{
    const VALUE: u64 = <Self as typenum::Unsigned>::U64;
}
