//! [`Element`]: how many bits an element has, which is what a swizzle by element type needs.

use crate::int::StaticInt;

/// The width of an element type. Implement it for types of your own:
///
/// ```
/// use tla::prelude::*;
///
/// /// A 16-bit float that this program stores as its bits.
/// pub struct Half(u16);
///
/// impl tla::Element for Half {
///     const BITS: u32 = 16;
/// }
///
/// type Tile = layout!((8, 64) -> Swizzle<Half, 128B> o S[(8, 64)]);
/// assert_eq!(Tile::offset([1, 0]), 72);
/// ```
#[diagnostic::on_unimplemented(
    message = "the width of the element type `{Self}` is not known",
    label = "no width in bits",
    note = "implement `tla::Element` for it, or write the width in bits, as in `Swizzle<16, 128B>`"
)]
pub trait Element {
    /// Bits of one element in memory.
    const BITS: u32;
}

/// The width of `T` as a parameter of [`ElementSwizzle`](crate::ElementSwizzle).
#[derive(Clone, Copy, Debug)]
pub struct Of<T>(core::marker::PhantomData<T>);

macro_rules! widths {
    ($($t:ty)*) => {$(
        impl Element for $t {
            const BITS: u32 = 8 * size_of::<$t>() as u32;
        }
    )*};
}

#[expect(clippy::cast_possible_truncation, reason = "no primitive is wider than 128 bits")]
const _: () = {
    widths!(u8 i8 u16 i16 u32 i32 f32 u64 i64 f64 u128 i128);
};

/// An element of `N` bits, for tags and swizzles of a type that has no name here: `zN::<Bits<16>>`.
#[derive(Clone, Copy, Debug)]
pub enum Bits<const N: u32> {}

impl<const N: u32> Element for Bits<N> {
    const BITS: u32 = N;
}

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident = $bits:literal;)*) => {$(
        $(#[$doc])*
        #[expect(non_camel_case_types, reason = "element types keep the names of the field")]
        #[derive(Clone, Copy, Debug)]
        pub enum $name {}

        impl Element for $name {
            const BITS: u32 = $bits;
        }
    )*};
}

// element types that stable Rust does not have: names for their width
names! {
    /// IEEE half precision: 16 bits.
    f16 = 16;
    /// Brain float: 16 bits.
    bf16 = 16;
    /// TensorFloat-32: 32 bits in memory.
    tf32 = 32;
    /// 8-bit float with 4 exponent bits.
    e4m3 = 8;
    /// 8-bit float with 5 exponent bits.
    e5m2 = 8;
    /// 8-bit exponent, a scale factor.
    e8m0 = 8;
    /// 4-bit float with 2 exponent bits.
    e2m1 = 4;
    /// 4-bit signed integer.
    i4 = 4;
    /// 4-bit unsigned integer.
    u4 = 4;
}

/// `Of<T>` of an element type `T`, for the expansion of `layout!`.
///
/// The second impl matches no `Of`. With it the first is a choice, and where a choice fails the
/// projection is an error type, about which nothing else is reported.
#[diagnostic::on_unimplemented(
    message = "the width of the element type `{T}` is not known",
    label = "no width in bits",
    note = "implement `tla::Element` for it, or write the width in bits, as in `Swizzle<16, 128B>`"
)]
pub trait ElementOf<T> {
    /// `Self`
    type Bits;
    /// `T`
    type Element;
}

impl<T: Element> ElementOf<T> for Of<T> {
    type Bits = Of<T>;
    type Element = T;
}

impl<T, U: StaticInt> ElementOf<T> for U {
    type Bits = U;
    type Element = T;
}
