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
    note = "implement `tla::Element` for it, or write the width in bits: `Swizzle<16, 128B>`"
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

/// `Of<T>` of an element type `T`, for the expansion of `layout!`.
///
/// The second impl matches no `Of`. With it the first is a choice, and where a choice fails the
/// projection is an error type, about which nothing else is reported.
#[diagnostic::on_unimplemented(
    message = "the width of this element type is not known",
    label = "no width in bits",
    note = "implement `tla::Element` for it, or write the width in bits: `Swizzle<16, 128B>`"
)]
pub trait ElementOf {
    /// `Self`
    type Bits;
}

impl<T: Element> ElementOf for Of<T> {
    type Bits = Of<T>;
}

impl<T: StaticInt> ElementOf for T {
    type Bits = T;
}
