//! Tiles: a part of a layout, clipped against the valid range.

use tla_core::LayoutError;
use tla_core::nested::valid_extent;

use super::derived::{DivCeilBy, SmallSize};
use super::layout::Layout;
use super::leaf::Leaf;
use super::origin::Origin;
use super::tuple::{Congruent, IntTuple};

/// A mode of a shape that a tile of the extent `T` can be cut from: a leaf becomes `T`, a pair `(b, n)`
/// becomes `(b, ceil(T / b))`, static where both are.
#[diagnostic::on_unimplemented(
    message = "a mode `{Self}` cannot be cut into tiles",
    label = "not a single extent and not a pair (block, blocks)"
)]
pub trait TileMode<T> {
    /// The mode of the tile.
    type Tiled: IntTuple;

    /// The mode of a tile of `tile` elements.
    fn tiled(self, tile: T) -> Self::Tiled;
}

#[diagnostic::do_not_recommend]
impl<S: Leaf, T: Leaf> TileMode<T> for S {
    type Tiled = T;

    #[inline(always)]
    fn tiled(self, tile: T) -> T {
        tile
    }
}

impl<B: Leaf, N: Leaf, T: DivCeilBy<B>> TileMode<T> for (B, N) {
    type Tiled = (B, T::Quotient);

    #[inline(always)]
    fn tiled(self, tile: T) -> Self::Tiled {
        (self.0, tile.div_ceil_by(self.0))
    }
}

/// The extents of a tile, `R` of them, that can be cut from the shape `Shape`: any number of leaf modes, or
/// at most two modes that are leaves or pairs.
// A trait of the tile, not of the shape: the tile is not known yet where a method is looked up, so a mistake
// is reported in the words of this trait, and not as a method that is missing.
#[diagnostic::on_unimplemented(
    message = "the shape `{Shape}` cannot be cut into tiles of `{Self}`",
    label = "one extent a mode; nested modes are pairs (block, blocks), in at most two modes"
)]
pub trait TileOf<Shape, const R: usize> {
    /// The shape of the tile.
    type Tiled: IntTuple;

    /// The shape of the tile.
    fn tiled(self, shape: Shape) -> Self::Tiled;

    /// The extents of the tile, in elements.
    fn extents(self) -> [u64; R];
}

macro_rules! tiles {
    ($($n:literal $mode:ident: $($i:tt $s:ident $t:ident),*;)*) => {$(
        impl<$($s: $mode + TileMode<$t>, $t: Leaf),*> TileOf<($($s,)*), $n> for ($($t,)*) {
            type Tiled = ($($s::Tiled,)*);

            #[inline(always)]
            fn tiled(self, shape: ($($s,)*)) -> Self::Tiled {
                ($(shape.$i.tiled(self.$i),)*)
            }

            #[inline(always)]
            fn extents(self) -> [u64; $n] {
                [$(self.$i.to()),*]
            }
        }
    )*};
}

tiles! {
    1 IntTuple: 0 S0 T0;
    2 IntTuple: 0 S0 T0, 1 S1 T1;
    3 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2;
    4 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2, 3 S3 T3;
    5 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2, 3 S3 T3, 4 S4 T4;
    6 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2, 3 S3 T3, 4 S4 T4, 5 S5 T5;
    7 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2, 3 S3 T3, 4 S4 T4, 5 S5 T5, 6 S6 T6;
    8 Leaf: 0 S0 T0, 1 S1 T1, 2 S2 T2, 3 S3 T3, 4 S4 T4, 5 S5 T5, 6 S6 T6, 7 S7 T7;
}

/// The extents of a tile that cannot overflow its layout: static integers and `u32`.
pub trait SmallTile {}

macro_rules! small {
    ($($($t:ident),*;)*) => {$(
        impl<$($t: SmallSize),*> SmallTile for ($($t,)*) {}
    )*};
}

small! {
    T0;
    T0, T1;
    T0, T1, T2;
    T0, T1, T2, T3;
    T0, T1, T2, T3, T4;
    T0, T1, T2, T3, T4, T5;
    T0, T1, T2, T3, T4, T5, T6;
    T0, T1, T2, T3, T4, T5, T6, T7;
}

/// The coordinate of the tile of the number `tile`, saturated: that is beyond every layout.
#[inline(always)]
pub(crate) fn numbered<const R: usize>(extents: [u64; R], mut tile: [u64; R]) -> [u64; R] {
    for d in 0..R {
        tile[d] = tile[d].saturating_mul(extents[d]);
    }
    tile
}

impl<Shape: IntTuple, Stride: Congruent<Shape>, O: Copy, Tag> Layout<Shape, Stride, O, Tag> {
    /// The layout of the tile of `tile` elements at `coordinate`, in elements; both have one entry a
    /// top-level mode.
    ///
    /// Strides stay, nesting stays, static leaves stay. The valid range is clipped:
    /// `origin[d] = min(tile[d], max(origin[d] - coordinate[d], 0))`. A tile carries no address: its
    /// element at `l` lies where **this** layout has `coordinate + l`.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::element::f16;
    /// use tla::nested::tag::zN;
    ///
    /// let tile = zN::<f16>::layout(100_u32, 100_u32).tile((Int::<32>, Int::<48>), [96, 96]);
    /// assert_eq!(tile.to_string(), "((_16, _2), (_16, _3)):((_16, _256), (_1, 1792))");
    /// assert_eq!(tile.origin_shape(), [4, 4]);
    /// ```
    #[inline(always)]
    pub fn tile<T, const R: usize>(
        self,
        tile: T,
        coordinate: [u64; R],
    ) -> Layout<T::Tiled, Stride, [u64; R], Tag>
    where
        T: TileOf<Shape, R> + SmallTile + Copy,
        O: Origin<Shape, R>,
    {
        self.clipped(tile, coordinate)
    }

    /// [`tile`](Self::tile) for tile extents of every integer.
    ///
    /// # Errors
    /// [`LayoutError::NumberRange`] or [`LayoutError::ArithmeticOverflow`] when a number of the tile is
    /// no `i64`.
    #[inline]
    pub fn try_tile<T, const R: usize>(
        self,
        tile: T,
        coordinate: [u64; R],
    ) -> Result<Layout<T::Tiled, Stride, [u64; R], Tag>, LayoutError>
    where
        T: TileOf<Shape, R> + Copy,
        O: Origin<Shape, R>,
    {
        self.try_value()?.try_tile(&tile.extents(), &coordinate)?;
        Ok(self.clipped(tile, coordinate))
    }

    /// The layout of the tile of the number `tile_coordinate`, in tiles: [`tile`](Self::tile) at
    /// `tile * tile_coordinate`. A number beyond `u64` is beyond the layout, and the tile empty.
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    ///
    /// let matrix = RowMajor::layout(8_u32, 15_u32);
    /// let tile = matrix.tile_view((4_u32, 8_u32), [1, 1]);
    /// assert_eq!(tile, matrix.tile((4_u32, 8_u32), [4, 8]));
    /// assert_eq!(tile.origin_shape(), [4, 7]);
    /// ```
    #[inline(always)]
    pub fn tile_view<T, const R: usize>(
        self,
        tile: T,
        tile_coordinate: [u64; R],
    ) -> Layout<T::Tiled, Stride, [u64; R], Tag>
    where
        T: TileOf<Shape, R> + SmallTile + Copy,
        O: Origin<Shape, R>,
    {
        self.clipped(tile, numbered(tile.extents(), tile_coordinate))
    }

    /// [`tile_view`](Self::tile_view) for tile extents of every integer.
    ///
    /// # Errors
    /// Those of [`try_tile`](Self::try_tile).
    #[inline]
    pub fn try_tile_view<T, const R: usize>(
        self,
        tile: T,
        tile_coordinate: [u64; R],
    ) -> Result<Layout<T::Tiled, Stride, [u64; R], Tag>, LayoutError>
    where
        T: TileOf<Shape, R> + Copy,
        O: Origin<Shape, R>,
    {
        self.try_tile(tile, numbered(tile.extents(), tile_coordinate))
    }

    #[inline(always)]
    fn clipped<T, const R: usize>(
        self,
        tile: T,
        coordinate: [u64; R],
    ) -> Layout<T::Tiled, Stride, [u64; R], Tag>
    where
        T: TileOf<Shape, R> + Copy,
        O: Origin<Shape, R>,
    {
        let mut origin = self.origin_shape();
        let extents = tile.extents();
        let mut d = 0;
        while d < R {
            origin[d] = valid_extent(origin[d], coordinate[d], extents[d]);
            d += 1;
        }
        Layout::from_parts(tile.tiled(self.shape), self.stride, origin)
    }
}
