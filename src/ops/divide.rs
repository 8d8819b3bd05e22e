//! Divide: a layout as tiles and what is left, [`LogicalDivide`] and its arrangements.

use super::declare::operations_on_nested;
use super::tiler::{Tiler, TilerValue};

operations_on_nested! {
    /// The layout as (a tile, the tiles): `L o (T, complement(T, size(L)))`, of rank 2.
    ///
    /// By a [`LayoutTiler`](super::LayoutTiler) the one-dimensional index is divided; by a
    /// [`ShapeTiler`](super::ShapeTiler) each mode, which becomes a pair; [`Keep`](super::Keep) leaves one as it is. A
    /// swizzle and an offset of `L` stay.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Keep, LayoutTiler, LogicalDivide, ShapeTiler};
    ///
    /// type Vector = layout!(24:1);
    /// type EverySecond = LogicalDivide<Vector, LayoutTiler<layout!(4:2)>>;
    /// assert_eq!(EverySecond::COMPOSED.to_string(), "(4,(2,3)):(2,(1,8))");
    ///
    /// type Tile = layout!((8, 64):(64, 1));
    /// type Columns = LogicalDivide<Tile, ShapeTiler<(Keep, Int<16>)>>;
    /// assert_eq!(Columns::COMPOSED.to_string(), "(8,(16,4)):(64,(1,16))");
    /// ```
    ///
    /// # Errors
    /// A tile that does not divide what it divides ([`RaggedDivide`](super::RaggedDivide) takes it); more entries
    /// than modes; those of [`Complement`](super::Complement) and [`Composition`](super::Composition).
    LogicalDivide<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_logical_divide(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_logical_divide_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalDivide`] with the tiles of all modes together: `((tile, tile, ..), (tiles, tiles, ..))`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{ZippedDivide, ShapeTiler};
    ///
    /// type Tiled = ZippedDivide<layout!((8, 64):(64, 1)), ShapeTiler<(Int<4>, Int<16>)>>;
    /// assert_eq!(Tiled::COMPOSED.to_string(), "((4,16),(2,4)):((64,1),(256,16))");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalDivide`].
    #[doc(alias = "local_tile")]
    ZippedDivide<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_zipped_divide(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_zipped_divide_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalDivide`] with the tiles of all modes together: `((tile, tile, ..), tiles, tiles, ..)`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{TiledDivide, ShapeTiler};
    ///
    /// type Tiled = TiledDivide<layout!((8, 64):(64, 1)), ShapeTiler<(Int<4>, Int<16>)>>;
    /// assert_eq!(Tiled::COMPOSED.to_string(), "((4,16),2,4):((64,1),256,16)");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalDivide`].
    TiledDivide<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_tiled_divide(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_tiled_divide_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalDivide`] with the tiles of all modes together: `(tile, tile, .., tiles, tiles, ..)`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{FlatDivide, ShapeTiler};
    ///
    /// type Tiled = FlatDivide<layout!((8, 64):(64, 1)), ShapeTiler<(Int<4>, Int<16>)>>;
    /// assert_eq!(Tiled::COMPOSED.to_string(), "(4,16,2,4):(64,1,256,16)");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalDivide`].
    FlatDivide<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_flat_divide(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_flat_divide_modes(modes),
        Err(error) => Err(*error),
    };
}
