//! Swizzles as types, and their composition with a tile.

use core::marker::PhantomData;

use tla_core::nested::Composed;
use tla_core::{LayoutError, Map, Swizzle, SwizzleWidth};

use crate::element::{Element, Of};
use crate::int::{Int, StaticInt};
use crate::mapping::{Evaluated, Mapping};

/// The swizzle `(M, B, S)` = (`per_element`, `swizzle_len`, `atom_len`), counted in **elements**:
/// bits `M+S .. M+S+B` of the address are XORed into bits `M .. M+B`.
///
/// As a layout of its own it permutes one period, `2^(M+B+S)` elements. Over a tile it stands in a
/// [`ComposeLayout`].
///
/// ```
/// use tla::prelude::*;
/// use tla::SwizzleLayout;
///
/// type Sw = SwizzleLayout<Int<3>, Int<3>, Int<3>>;
/// assert_eq!(Sw::SIZE, 512);
/// assert_eq!([0, 8, 64, 72].map(|address| Sw::offset(address)), [0, 8, 72, 64]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SwizzleLayout<M, B, S>(PhantomData<(M, B, S)>);

/// The swizzle for elements of `Bits` bits and rows of `Width` bytes, as in
/// `Swizzle<f16, 128B>`: `M = log2(128 / bits)`, `B` = 0, 1, 2, 3, `S = 3`.
///
/// `Bits` is a static integer or [`Of<T>`](Of), `Width` one of [`width`].
#[derive(Clone, Copy, Debug)]
pub struct ElementSwizzle<Bits, Width>(PhantomData<(Bits, Width)>);

/// `Swizzle o Tile`: the tile, with its offset, gives the address on `m`, the swizzle permutes it.
///
/// The tile must lie on `m` alone and not below address 0.
///
/// ```
/// use tla::prelude::*;
///
/// // the offset is swizzled, too: 64 + 8 is 72, which becomes 64
/// assert_eq!(<layout!(Swizzle<3, 3, 3> o S[(8, 64)] + 64)>::offset([0, 8]), 64);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ComposeLayout<Swizzle, Tile>(PhantomData<(Swizzle, Tile)>);

/// A swizzle as a type: [`SwizzleLayout`] or [`ElementSwizzle`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a swizzle",
    label = "not a swizzle",
    note = "a swizzle is `SwizzleLayout<M, B, S>` or `ElementSwizzle<Bits, Width>`"
)]
pub trait SwizzleType {
    /// The swizzle, or what is wrong with its parameters.
    const SWIZZLE: Result<Swizzle, LayoutError>;
}

/// Widths of a swizzled row, in bytes.
pub mod width {
    use tla_core::SwizzleWidth;

    /// A width as a type.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not the width of a swizzle",
        label = "not a width",
        note = "the widths are `width::None`, `width::B32`, `width::B64` and `width::B128`"
    )]
    pub trait Width {
        /// The width as a value.
        const WIDTH: SwizzleWidth;
    }

    macro_rules! widths {
        ($($(#[$doc:meta])* $name:ident)*) => {$(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub enum $name {}

            #[diagnostic::do_not_recommend]
            impl Width for $name {
                const WIDTH: SwizzleWidth = SwizzleWidth::$name;
            }
        )*};
    }

    widths! {
        /// No swizzle.
        None
        /// 32 bytes.
        B32
        /// 64 bytes.
        B64
        /// 128 bytes.
        B128
    }
}

/// An element width as a type: a static integer or [`Of<T>`](Of).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the width of an element",
    label = "not an element width",
    note = "an element width is `Int<16>` (bits) or `Of<T>` with `T: Element`"
)]
pub trait ElementWidth {
    /// Bits of one element.
    const ELEMENT_BITS: u64;
}

// By constructor, not for all `StaticInt`: with one impl for `Of`, a mistake inside it is reported as
// what it is.
impl<const N: usize> ElementWidth for Int<N> {
    const ELEMENT_BITS: u64 = Self::VALUE;
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl ElementWidth for typenum::UTerm {
    const ELEMENT_BITS: u64 = Self::VALUE;
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl<U, B> ElementWidth for typenum::UInt<U, B>
where
    Self: StaticInt,
{
    const ELEMENT_BITS: u64 = Self::VALUE;
}

impl<T: Element> ElementWidth for Of<T> {
    const ELEMENT_BITS: u64 = T::BITS as u64;
}

impl<M: StaticInt, B: StaticInt, S: StaticInt> SwizzleType for SwizzleLayout<M, B, S> {
    const SWIZZLE: Result<Swizzle, LayoutError> =
        Swizzle::try_new(parameter(M::VALUE), parameter(B::VALUE), parameter(S::VALUE));
}

impl<Bits: ElementWidth, W: width::Width> SwizzleType for ElementSwizzle<Bits, W> {
    const SWIZZLE: Result<Swizzle, LayoutError> = by_element(Bits::ELEMENT_BITS, W::WIDTH);
}

/// A parameter beyond `i64` is refused as the largest one is: its range ends at 62.
#[expect(clippy::cast_possible_wrap, reason = "the bound is tested first")]
const fn parameter(value: u64) -> i64 {
    if value > i64::MAX as u64 { i64::MAX } else { value as i64 }
}

#[expect(clippy::cast_possible_truncation, reason = "the bound is tested first")]
const fn by_element(bits: u64, width: SwizzleWidth) -> Result<Swizzle, LayoutError> {
    let bits = if bits > u32::MAX as u64 { u32::MAX } else { bits as u32 };
    Swizzle::try_for_element(bits, width)
}

impl<M: StaticInt, B: StaticInt, S: StaticInt> Mapping for SwizzleLayout<M, B, S> {}

impl<M: StaticInt, B: StaticInt, S: StaticInt> Evaluated for SwizzleLayout<M, B, S> {
    const CHECKED: Result<Map, LayoutError> = bare(Self::SWIZZLE);
}

impl<Bits: ElementWidth, W: width::Width> Mapping for ElementSwizzle<Bits, W> {}

impl<Bits: ElementWidth, W: width::Width> Evaluated for ElementSwizzle<Bits, W> {
    const CHECKED: Result<Map, LayoutError> = bare(Self::SWIZZLE);
}

impl<Sw: SwizzleType, Tile: Mapping> Mapping for ComposeLayout<Sw, Tile> {}

impl<Sw: SwizzleType, Tile: Mapping> Evaluated for ComposeLayout<Sw, Tile> {
    const CHECKED: Result<Map, LayoutError> = match (Sw::SWIZZLE, Tile::CHECKED) {
        (Ok(swizzle), Ok(tile)) => tile.try_compose(swizzle),
        (Err(error), _) | (_, Err(error)) => Err(error),
    };

    // with the nesting of the tile
    const NESTED_CHECKED: Result<Composed, LayoutError> =
        match (&Self::CHECKED, Sw::SWIZZLE, &Tile::NESTED_CHECKED) {
            (Ok(_), Ok(swizzle), Ok(tile)) => {
                Composed::try_with(Some(swizzle), tile.offset(), *tile.layout())
            }
            (Err(error), ..) | (Ok(_), Ok(_), Err(error)) => Err(*error),
            (Ok(_), Err(error), _) => Err(error),
        };
}

const fn bare(swizzle: Result<Swizzle, LayoutError>) -> Result<Map, LayoutError> {
    match swizzle {
        Ok(swizzle) => Map::try_from_swizzle(swizzle),
        Err(error) => Err(error),
    }
}
