//! Product: a layout repeated by another, [`LogicalProduct`] and its arrangements.

use super::declare::operations_on_nested;
use super::tiler::{Tiler, TilerValue};
use crate::nested::StaticTuple;

operations_on_nested! {
    /// The layout as (a block, its copies): `(L, complement(L, size(L) * cosize(T)) o T)`, of rank 2.
    ///
    /// The copies lie where `L` leaves room. By a [`LayoutTiler`](super::LayoutTiler) the whole is repeated; by a
    /// [`ShapeTiler`](super::ShapeTiler) each mode.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{LayoutTiler, LogicalProduct};
    ///
    /// type Block = layout!((2, 2):(4, 1));
    /// type Blocks = LogicalProduct<Block, LayoutTiler<layout!(6:1)>>;
    /// assert_eq!(Blocks::COMPOSED.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// ```
    ///
    /// # Errors
    /// A block without a [`Complement`](super::Complement); a tiler that cannot be read through it.
    LogicalProduct<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_logical_product(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_logical_product_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalProduct`] with the blocks of all modes together: `((block, block, ..), (copies, copies, ..))`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{ZippedProduct, LayoutTiler};
    ///
    /// type Blocks = ZippedProduct<layout!((2, 2):(4, 1)), LayoutTiler<layout!((2, 3):(1, 2))>>;
    /// assert_eq!(Blocks::COMPOSED.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalProduct`].
    ZippedProduct<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_zipped_product(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_zipped_product_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalProduct`] with the blocks of all modes together: `((block, block, ..), copies, copies, ..)`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{TiledProduct, LayoutTiler};
    ///
    /// type Blocks = TiledProduct<layout!((2, 2):(4, 1)), LayoutTiler<layout!((2, 3):(1, 2))>>;
    /// assert_eq!(Blocks::COMPOSED.to_string(), "((2,2),2,3):((4,1),2,8)");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalProduct`].
    TiledProduct<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_tiled_product(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_tiled_product_modes(modes),
        Err(error) => Err(*error),
    };

    /// [`LogicalProduct`] with the blocks of all modes together: `(block, block, .., copies, copies, ..)`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{FlatProduct, LayoutTiler};
    ///
    /// type Blocks = FlatProduct<layout!((2, 2):(4, 1)), LayoutTiler<layout!((2, 3):(1, 2))>>;
    /// assert_eq!(Blocks::COMPOSED.to_string(), "(2,2,2,3):(4,1,2,8)");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalProduct`].
    FlatProduct<L; T: Tiler>(nested) => match &T::TILER {
        Ok(TilerValue::Layout(layout)) => nested.try_flat_product(layout),
        Ok(TilerValue::Modes(modes)) => nested.try_flat_product_modes(modes),
        Err(error) => Err(*error),
    };

    /// Blocks side by side: mode `i` of the result is mode `i` of the block, then mode `i` of its copies.
    ///
    /// ```
    /// use tla::BlockedProduct;
    /// use tla::prelude::*;
    ///
    /// type Block = layout!((2, 2):(1, 2));
    /// type Tile = BlockedProduct<Block, layout!((3, 4):(1, 3))>;
    /// assert_eq!(Tile::shape(), [6, 8]);
    /// assert_eq!(Tile::COMPOSED.to_string(), "((2,3),(2,4)):((1,4),(2,12))");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalProduct`].
    BlockedProduct<L, T>(nested, copies) => match copies.try_plain("blocked product") {
        Ok(copies) => nested.try_blocked_product(copies),
        Err(error) => Err(error),
    };

    /// Blocks one into the other, as the teeth of rakes: mode `i` of the result is mode `i` of the copies, then mode
    /// `i` of the block.
    ///
    /// ```
    /// use tla::RakedProduct;
    /// use tla::prelude::*;
    ///
    /// type Block = layout!((2, 2):(1, 2));
    /// type Tile = RakedProduct<Block, layout!((3, 4):(1, 3))>;
    /// assert_eq!(Tile::COMPOSED.to_string(), "((3,2),(4,2)):((4,1),(12,2))");
    /// ```
    ///
    /// # Errors
    /// Those of [`LogicalProduct`].
    RakedProduct<L, T>(nested, copies) => match copies.try_plain("raked product") {
        Ok(copies) => nested.try_raked_product(copies),
        Err(error) => Err(error),
    };

    /// The block `L` side by side until the shape is `Shape`, the first mode first.
    ///
    /// ```
    /// use tla::TiledToShape;
    /// use tla::prelude::*;
    ///
    /// type Atom = layout!((8, 64):(64, 1));
    /// assert_eq!(
    ///     TiledToShape::<Atom, (Int<128>, Int<64>)>::COMPOSED.to_string(),
    ///     "((8,16),(64,1)):((64,512),(1,0))",
    /// );
    /// ```
    ///
    /// # Errors
    /// A shape that the shape of `L` does not divide, or of lower rank; those of [`BlockedProduct`].
    TiledToShape<L; Shape: StaticTuple>(nested) => match &Shape::TUPLE {
        Ok(shape) => nested.try_tile_to_shape(shape),
        Err(error) => Err(*error),
    };

    /// [`TiledToShape`] with the blocks in another order: the mode with the smallest number first, as in
    /// [`Ordered`](super::Ordered).
    ///
    /// ```
    /// use tla::TiledToShapeOrdered;
    /// use tla::prelude::*;
    ///
    /// type Atom = layout!((8, 64):(64, 1));
    /// // the blocks of a row one after the other
    /// assert_eq!(
    ///     TiledToShapeOrdered::<Atom, (Int<128>, Int<128>), (Int<1>, Int<0>)>::COMPOSED.to_string(),
    ///     "((8,16),(64,2)):((64,1024),(1,512))",
    /// );
    /// ```
    ///
    /// # Errors
    /// Those of [`TiledToShape`]; an order that is not nested as the shape is.
    TiledToShapeOrdered<L; Shape: StaticTuple, Order: StaticTuple>(nested) => match (&Shape::TUPLE, &Order::TUPLE) {
        (Ok(shape), Ok(order)) => nested.try_tile_to_shape_ordered(shape, order),
        (Err(error), _) | (_, Err(error)) => Err(*error),
    };
}
