//! Divide with a remainder: [`RaggedDivide`], and the bound that a loop tests.

use core::marker::PhantomData;

use tla_core::nested::{Composed, Ragged};
use tla_core::{LayoutError, Map};

use super::declare::is_reported;
use super::tiler::{Tiler, TilerValue};
use crate::mapping::{Evaluated, Mapping};
use crate::rule::Rules;

/// [`LogicalDivide`](super::LogicalDivide) whose last tile may be partial. The tiles together cover more than `L`; which of
/// their elements exist is what [`RAGGED`](Self::RAGGED) tells.
///
/// ```
/// use tla::prelude::*;
/// use tla::{LayoutTiler, RaggedDivide};
///
/// // 100 elements in tiles of 32: the fourth has 4
/// type Tiles = RaggedDivide<layout!(100:1), LayoutTiler<layout!(32:1)>>;
/// assert_eq!(Tiles::COMPOSED.to_string(), "(32,4):(1,32)");
/// assert_eq!(Tiles::RAGGED.bounds(), [100]);
/// ```
///
/// # Errors
/// As [`LogicalDivide`](super::LogicalDivide), but for the remainder; under a swizzle too, since the elements beyond the bound
/// have no addresses.
#[derive(Clone, Copy, Debug)]
pub struct RaggedDivide<L, T>(PhantomData<(L, T)>);

impl<L: Mapping, T: Tiler> RaggedDivide<L, T> {
    /// The tiles with their bound: where an element exists, its position is below it. Ill-formed operands are a compile
    /// error.
    pub const RAGGED: Ragged = {
        let () = Rules::<Self>::WELL_FORMED;
        match Self::CHECKED_RAGGED {
            Ok(ragged) => ragged,
            Err(_) => ONE,
        }
    };

    const CHECKED_RAGGED: Result<Ragged, LayoutError> = match (&L::NESTED_CHECKED, &T::TILER) {
        (Ok(nested), Ok(tiler)) => match (nested.try_plain("ragged divide"), tiler) {
            (Ok(layout), TilerValue::Layout(tiler)) => layout.try_ragged_divide(tiler),
            (Ok(layout), TilerValue::Modes(tiler)) => layout.try_ragged_divide_modes(tiler),
            (Err(error), _) => Err(error),
        },
        (Err(error), _) => Err(error.in_operation("RaggedDivide")),
        (_, Err(error)) => Err(*error),
    };
}

/// What stands for tiles that are reported as a mistake.
const ONE: Ragged = {
    use tla_core::nested::{IntTuple, NestedLayout};
    let one = NestedLayout::signed(IntTuple::leaf(1), IntTuple::leaf(1));
    match one.try_ragged_divide(&one) {
        Ok(ragged) => ragged,
        Err(error) => crate::rule::refuse(error),
    }
};

impl<L: Mapping, T: Tiler> Mapping for RaggedDivide<L, T> {}

impl<L: Mapping, T: Tiler> Evaluated for RaggedDivide<L, T> {
    const CHECKED: Result<Map, LayoutError> = match &Self::NESTED_CHECKED {
        Ok(nested) => nested.try_map(),
        Err(error) => Err(*error),
    };

    const NESTED_CHECKED: Result<Composed, LayoutError> = match &Self::CHECKED_RAGGED {
        Ok(ragged) => Ok(Composed::plain(*ragged.layout())),
        Err(error) => Err(*error),
    };

    const IS_REPORTED: bool = is_reported!(NESTED_CHECKED: L);
}
