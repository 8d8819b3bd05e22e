//! Parts of a nested layout by a coordinate with holes: [`SlicedAt`], [`Diced`]; and [`Reversed`].

use tla_core::LayoutError;
use tla_core::nested::{Composed, MAX_TYPE_WIDTH, PartialCoordinate as Value};

use super::declare::operations_on_nested;
use super::tiler::Keep;
use crate::int::{Int, StaticInt};

/// A coordinate with holes: nested tuples of `Int<N>` and [`Keep`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate with holes",
    label = "not a coordinate with holes",
    note = "it has an entry a mode, in a tuple of up to 8: `Int<N>`, `Keep` for a mode that stays, or a tuple of them"
)]
pub trait PartialCoordinate {
    /// The coordinate as a value.
    #[doc(hidden)]
    const COORDINATE: Result<Value, LayoutError>;
}

impl PartialCoordinate for Keep {
    const COORDINATE: Result<Value, LayoutError> = Ok(Value::HOLE);
}

// By constructor, not for all `StaticInt`: an impl for every such type would forbid the others.
impl<const N: usize> PartialCoordinate for Int<N> {
    const COORDINATE: Result<Value, LayoutError> = at(Self::VALUE);
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl PartialCoordinate for typenum::UTerm {
    const COORDINATE: Result<Value, LayoutError> = at(0);
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl<U, B> PartialCoordinate for typenum::UInt<U, B>
where
    Self: StaticInt,
{
    const COORDINATE: Result<Value, LayoutError> = at(Self::VALUE);
}

#[expect(clippy::cast_possible_wrap, reason = "the bound is tested first")]
const fn at(index: u64) -> Result<Value, LayoutError> {
    if index > i64::MAX as u64 {
        return Err(LayoutError::NumberRange { place: tla_core::Place::Whole });
    }
    Ok(Value::at(index as i64))
}

const fn tuple(entries: &[Result<Value, LayoutError>]) -> Result<Value, LayoutError> {
    let mut values = [Value::HOLE; MAX_TYPE_WIDTH];
    let mut i = 0;
    while i < entries.len() {
        values[i] = match entries[i] {
            Ok(value) => value,
            Err(error) => return Err(error),
        };
        i += 1;
    }
    Value::try_tuple(values.split_at(entries.len()).0)
}

macro_rules! tuples {
    ($($($t:ident)+;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($t: PartialCoordinate),+> PartialCoordinate for ($($t,)+) {
            const COORDINATE: Result<Value, LayoutError> = tuple(&[$($t::COORDINATE),+]);
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

operations_on_nested! {
    /// The modes that a coordinate leaves open, [`Keep`]; the others are fixed, and where they are goes into the
    /// offset.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Keep, SlicedAt};
    ///
    /// type Tile = layout!((4, (2, 4)):(8, (1, 2)));
    /// type Part = SlicedAt<Tile, (Keep, (Int<1>, Keep))>;
    /// assert_eq!(Part::COMPOSED.to_string(), "1 o (4,4):(8,2)");
    /// assert_eq!(Part::offset([3, 2]), 3 * 8 + 1 + 2 * 2);
    /// ```
    ///
    /// # Errors
    /// A coordinate of another rank, nested deeper than the layout, or outside its shape. One without [`Keep`] leaves no
    /// mode: a layout of one element.
    SlicedAt<L; Coordinate: PartialCoordinate>(nested) => match &Coordinate::COORDINATE {
        Ok(coordinate) => nested.try_slice(coordinate),
        Err(error) => Err(*error),
    };

    /// The modes that a coordinate fixes: what [`SlicedAt`] takes away.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Diced, Keep};
    ///
    /// type Tile = layout!((4, (2, 4)):(8, (1, 2)));
    /// assert_eq!(Diced::<Tile, (Keep, (Int<1>, Keep))>::COMPOSED.to_string(), "(2,):(1,)");
    /// ```
    ///
    /// # Errors
    /// As for [`SlicedAt`]. A coordinate of [`Keep`] alone leaves no mode: a layout of one element.
    Diced<L; Coordinate: PartialCoordinate>(nested) => match &Coordinate::COORDINATE {
        Ok(coordinate) => nested.try_dice(coordinate),
        Err(error) => Err(*error),
    };

    /// The modes in reverse order: the linear index of the result, which counts the last mode fastest as every
    /// [`Mapping`](crate::Mapping) does, is the one-dimensional index of `L` in CuTe's order.
    ///
    /// ```
    /// use tla::Reversed;
    /// use tla::prelude::*;
    ///
    /// type Columns = layout!((4, 8):(1, 4));
    /// assert_eq!(Reversed::<Columns>::COMPOSED.to_string(), "(8,4):(4,1)");
    /// assert_eq!(Reversed::<Columns>::offset(13), 13);
    /// ```
    ///
    /// # Errors
    /// None of its own.
    Reversed<L>(nested) => match nested.layout().try_reversed() {
        Ok(layout) => Composed::try_with(nested.swizzle(), nested.offset(), layout),
        Err(error) => Err(error),
    };
}
