//! Tilers: what a layout is divided and multiplied by, as a whole or mode by mode.
//!
//! The layout `(4,8):(1,4)` as a tiler takes 32 elements of the one-dimensional index; the shape `(4,8)` takes
//! 4 of the first mode and 8 of the second. They mean different things, and are different types:
//! [`LayoutTiler`] and [`ShapeTiler`].

use core::marker::PhantomData;

use tla_core::LayoutError;
use tla_core::nested::{self, ModeTiler, NestedLayout};

use crate::int::{Int, StaticInt};
use crate::mapping::Mapping;

/// The layout `L` as a tiler: it counts the one-dimensional index, first mode fastest.
///
/// Inside a [`ShapeTiler`] it counts the index of one mode.
#[derive(Clone, Copy, Debug)]
pub struct LayoutTiler<L>(PhantomData<L>);

/// A tiler by mode: a tuple with an entry a mode, `Int<N>` for the first `N` elements, [`LayoutTiler`] for those
/// that a layout counts, [`Keep`] for a mode that stays. Modes without an entry stay too.
#[derive(Clone, Copy, Debug)]
pub struct ShapeTiler<Modes>(PhantomData<Modes>);

/// `_`: leaves a mode as it is, in a [`ShapeTiler`] and in the coordinate of [`SlicedAt`](super::SlicedAt).
#[derive(Clone, Copy, Debug)]
pub enum Keep {}

/// What [`LogicalDivide`](super::LogicalDivide) and its like divide by: a [`LayoutTiler`] or a [`ShapeTiler`], of
/// which the tuple alone will do.
///
/// ```
/// use tla::prelude::*;
/// use tla::{Keep, LayoutTiler, ShapeTiler, ZippedDivide};
///
/// type Matrix = layout!((8, 64):(64, 1));
/// type Tiles = ZippedDivide<Matrix, (Int<4>, Int<16>)>;
/// assert_eq!(Tiles::COMPOSED, ZippedDivide::<Matrix, ShapeTiler<(Int<4>, Int<16>)>>::COMPOSED);
/// // every other row is one tile; the columns stay
/// type Rows = ZippedDivide<Matrix, (LayoutTiler<layout!(4:2)>, Keep)>;
/// assert_eq!(Rows::COMPOSED.to_string(), "((4,1),(2,64)):((128,0),(64,1))");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tiler",
    label = "not a tiler",
    note = "a tiler is `LayoutTiler<L>`, which counts the one-dimensional index, or `ShapeTiler<(Int<4>, Int<8>)>`, which has an entry a mode"
)]
pub trait Tiler {
    /// The tiler as a value.
    #[doc(hidden)]
    const TILER: Result<TilerValue, LayoutError>;
}

/// A tiler by mode: a [`ShapeTiler`], or its tuple of up to 8 entries alone.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tiler by mode",
    label = "not a tiler by mode",
    note = "a tiler by mode is `ShapeTiler<(Int<4>, Keep)>`, with an entry a mode, up to 8: `Int<N>`, `LayoutTiler<L>` or `Keep`"
)]
pub trait TilerModes {
    /// The tiler as a value.
    #[doc(hidden)]
    const MODES: Result<nested::ShapeTiler, LayoutError>;
}

/// An entry of a [`ShapeTiler`]: `Int<N>`, [`LayoutTiler`] or [`Keep`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the tile of a mode",
    label = "not an entry of a `ShapeTiler`",
    note = "an entry is `Int<N>`, the first `N` elements of the mode, `LayoutTiler<L>` or `Keep`"
)]
pub trait TilerMode {
    /// The entry as a value.
    #[doc(hidden)]
    const MODE: Result<ModeTiler, LayoutError>;
}

/// A tiler as a value.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum TilerValue {
    /// It counts the one-dimensional index.
    Layout(&'static NestedLayout),
    /// It has an entry a mode.
    Modes(&'static nested::ShapeTiler),
}

impl<L: Mapping> Tiler for LayoutTiler<L> {
    const TILER: Result<TilerValue, LayoutError> = match tile::<L>() {
        Ok(layout) => Ok(TilerValue::Layout(layout)),
        Err(error) => Err(error),
    };
}

impl<Modes: TilerModes> Tiler for ShapeTiler<Modes> {
    const TILER: Result<TilerValue, LayoutError> = match &Modes::MODES {
        Ok(modes) => Ok(TilerValue::Modes(modes)),
        Err(error) => Err(*error),
    };
}

impl<Modes: TilerModes> TilerModes for ShapeTiler<Modes> {
    const MODES: Result<nested::ShapeTiler, LayoutError> = Modes::MODES;
}

const fn tile<L: Mapping>() -> Result<&'static NestedLayout, LayoutError> {
    match const { &L::NESTED_CHECKED } {
        Ok(nested) => nested.try_plain("tiler"),
        Err(error) => Err(error.in_operation("tiler")),
    }
}

impl TilerMode for Keep {
    const MODE: Result<ModeTiler, LayoutError> = Ok(ModeTiler::Keep);
}

impl<L: Mapping> TilerMode for LayoutTiler<L> {
    const MODE: Result<ModeTiler, LayoutError> = match tile::<L>() {
        Ok(layout) => Ok(ModeTiler::Layout(*layout)),
        Err(error) => Err(error),
    };
}

// By constructor, not for all `StaticInt`: an impl for every such type would forbid the others.
impl<const N: usize> TilerMode for Int<N> {
    const MODE: Result<ModeTiler, LayoutError> = Ok(ModeTiler::Extent(Self::VALUE));
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl TilerMode for typenum::UTerm {
    const MODE: Result<ModeTiler, LayoutError> = Ok(ModeTiler::Extent(0));
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl<U, B> TilerMode for typenum::UInt<U, B>
where
    Self: StaticInt,
{
    const MODE: Result<ModeTiler, LayoutError> = Ok(ModeTiler::Extent(Self::VALUE));
}

const fn by_mode(entries: &[Result<ModeTiler, LayoutError>]) -> Result<nested::ShapeTiler, LayoutError> {
    let mut modes = [ModeTiler::Keep; nested::MAX_TYPE_WIDTH];
    let mut i = 0;
    while i < entries.len() {
        modes[i] = match entries[i] {
            Ok(mode) => mode,
            Err(error) => return Err(error),
        };
        i += 1;
    }
    nested::ShapeTiler::try_new(modes.split_at(entries.len()).0)
}

macro_rules! tuples {
    ($($($t:ident)+;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($t: TilerMode),+> TilerModes for ($($t,)+) {
            const MODES: Result<nested::ShapeTiler, LayoutError> = by_mode(&[$($t::MODE),+]);
        }

        #[diagnostic::do_not_recommend]
        impl<$($t: TilerMode),+> Tiler for ($($t,)+) {
            const TILER: Result<TilerValue, LayoutError> = ShapeTiler::<Self>::TILER;
        }
    )*};
}

tuples! {
    T0;
    T0 T1;
    T0 T1 T2;
    T0 T1 T2 T3;
    T0 T1 T2 T3 T4;
    T0 T1 T2 T3 T4 T5;
    T0 T1 T2 T3 T4 T5 T6;
    T0 T1 T2 T3 T4 T5 T6 T7;
}
