//! Layouts of tiles: [`Tiled`], [`TiledTo`], and what finds their operands again.

use tla_core::Shape;

use super::declare::operations_on_maps;
use super::found;
use crate::tuple::StaticShape;

operations_on_maps! {
    /// `Inner`, repeated by `Outer`: the layout whose element `(o, i)` of dimension `d`, the index
    /// `o * inner_d + i`, lies at `inner(i) + span * outer(o)`.
    ///
    /// `span` is that of the inner layout, axis by axis, so that its copies do not overlap. The two logical
    /// shapes have one rank; the shape of the result is their product, dimension by dimension.
    ///
    /// ```
    /// use tla::Tiled;
    /// use tla::prelude::*;
    ///
    /// type Block = layout!((4, 8) -> S[(4, 8):(8, 1)]);
    /// type Blocks = layout!((2, 3) -> S[(2, 3):(3, 1)]);
    /// // 8 x 24 elements in blocks of 4 x 8, each of 32 places in a row
    /// type Tile = Tiled<Blocks, Block>;
    /// assert_eq!(Tile::shape(), [8, 24]);
    /// assert_eq!(Tile::offset([5, 17]), 32 * (3 + 2) + 8 + 1);
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks; a layout that its shape does not group; axes that do not fit together; more
    /// iters than a layout has.
    Tiled<Outer, Inner>(outer, inner) => inner.try_tile(outer);

    /// `L` repeated in row-major order until its shape is `To`: `Tiled` by `S[To / shape]`.
    ///
    /// ```
    /// use tla::TiledTo;
    /// use tla::prelude::*;
    ///
    /// type Atom = layout!((8, 64) -> Swizzle<f16, 128B> o S[(8, 64)]);
    /// type Tile = TiledTo<Atom, (Int<64>, Int<128>)>;
    /// assert_eq!(Tile::COSIZE, 64 * 128);
    /// assert_eq!(Tile::offset([1, 64]), 512 + (64 ^ 8));
    /// ```
    ///
    /// # Errors
    /// A shape of another rank, or that the shape of `L` does not divide.
    TiledTo<L; To: StaticShape>(map) => match Shape::try_new(To::EXTENTS) {
        Ok(to) => map.try_tile_to(&to),
        Err(error) => Err(error),
    };

    /// The outer layout of `Whole`, of which `Inner` is the tile: `Tiled<TileOuter<Whole, Inner>, Inner>` has the
    /// places of `Whole`.
    ///
    /// ```
    /// use tla::TileOuter;
    /// use tla::prelude::*;
    ///
    /// type Whole = layout!((64, 64) -> S[(8, 8, 8, 8):(512, 8, 64, 1)]);
    /// type Block = layout!((8, 8) -> S[(8, 8)]);
    /// assert_eq!(TileOuter::<Whole, Block>::MAP.to_string(), "S[(8,8):(8,1)]");
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks or that do not divide; a layout that is not made of such tiles.
    #[doc(alias = "is_tile_inner")]
    TileOuter<Whole, Inner>(whole, inner) => {
        found(inner.try_is_tile_inner(whole), "tile_outer", "outer", "inner", inner, whole)
    };

    /// The inner layout of `Whole`, which `Outer` repeats: `Tiled<Outer, TileInner<Whole, Outer>>` has the places of
    /// `Whole`.
    ///
    /// ```
    /// use tla::TileInner;
    /// use tla::prelude::*;
    ///
    /// type Whole = layout!((64, 64) -> S[(8, 8, 8, 8):(512, 8, 64, 1)]);
    /// type Blocks = layout!((8, 8) -> S[(8, 8)]);
    /// assert_eq!(TileInner::<Whole, Blocks>::MAP.to_string(), "S[(8,8):(8,1)]");
    /// ```
    ///
    /// # Errors
    /// Shapes of different ranks or that do not divide; a layout that is not so repeated.
    #[doc(alias = "is_tile_outer")]
    TileInner<Whole, Outer>(whole, outer) => {
        found(outer.try_is_tile_outer(whole), "tile_inner", "inner", "outer", outer, whole)
    };
}
