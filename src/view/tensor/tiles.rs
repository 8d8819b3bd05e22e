//! Tiles of tensors: parts of a tensor that are tensors.

use core::fmt;
use core::marker::PhantomData;

use tla_core::nested::covering_blocks;

use super::entries::Entries;
use super::grid::Grid;
use super::walk::Walk;
use super::window::Window;
use super::{Tensor, TensorMut, TensorRef};
use crate::nested::numbered;

impl<T, D, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// [`tile`](Tensor::tile) that takes the tensor: for a tile that outlives it, as a tile of a tile.
    ///
    /// ```
    /// use tla::tensor::{Grid, TensorRef};
    ///
    /// fn second_half<L: Grid<2>>(t: TensorRef<'_, f32, L, 2>) -> TensorRef<'_, f32, L, 2> {
    ///     let [rows, columns] = t.extents();
    ///     t.into_tile([rows, columns], [rows / 2, 0])
    /// }
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn into_tile<E: Entries<R>, C: Entries<R>>(self, tile: E, coordinate: C) -> Self {
        let window = self.window.tile(tile.entries(), coordinate.entries());
        Self { window, ..self }
    }
}

impl<T, D: AsRef<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// The tile of `tile` elements at `coordinate`, in elements, clipped against this tensor.
    ///
    /// `extents[d] = min(tile[d], max(extents[d] - coordinate[d], 0))`, and the padding is clipped alike:
    /// a tile inside has none, one at the end has what lies behind it, up to its own extents. Its
    /// [`start`](Tensor::start) is this tensor's plus `coordinate`, so that a tile may start anywhere in a
    /// block. A tile beyond the end is empty.
    ///
    /// A tile keeps the type and the [`layout`](Tensor::layout) of its tensor; the layout of a tile by
    /// itself is that of [`Layout::tile`](crate::nested::Layout::tile).
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let t = Tensor::new([0_u8; 128], RowMajor::layout(8_u32, 16_u32))?;
    /// let tail = t.tile([4, 8], [6, 10]);
    /// assert_eq!((tail.start(), tail.extents()), ([6, 10], [2, 6]));
    ///
    /// // a tile of a tile is clipped against it, its coordinate is relative to it
    /// let inner = t.tile([4, 8], [4, 8]).into_tile([4, 8], [2, 4]);
    /// assert_eq!((inner.start(), inner.extents()), ([6, 12], [2, 4]));
    /// assert_eq!(inner.offset([0, 0]), Some(108));
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn tile<E: Entries<R>, C: Entries<R>>(&self, tile: E, coordinate: C) -> TensorRef<'_, T, L, R> {
        self.view().into_tile(tile, coordinate)
    }

    /// The tile of the number `tile_coordinate`, in tiles: [`tile`](Self::tile) at `tile * tile_coordinate`.
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let t = Tensor::new([0_u8; 128], RowMajor::layout(8_u32, 16_u32))?;
    /// assert_eq!(t.tile_view([4, 8], [1, 1]).start(), [4, 8]);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn tile_view<E: Entries<R>, C: Entries<R>>(
        &self,
        tile: E,
        tile_coordinate: C,
    ) -> TensorRef<'_, T, L, R> {
        let tile = tile.entries();
        self.tile(tile, numbered(tile, tile_coordinate.entries()))
    }

    /// All tiles of `tile` elements, the last mode fastest: each valid element is in exactly one, and the
    /// tiles at the end are clipped. No tile where an extent of `tile` is 0.
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let t = Tensor::new([0_u8; 15], RowMajor::layout(3_u32, 5_u32))?;
    /// let tiles: Vec<_> = t.tiles([2, 4]).map(|tile| (tile.start(), tile.extents())).collect();
    /// assert_eq!(tiles, [([0, 0], [2, 4]), ([0, 4], [2, 1]), ([2, 0], [1, 4]), ([2, 4], [1, 1])]);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn tiles<E: Entries<R>>(&self, tile: E) -> Tiles<'_, T, L, R> {
        let tile = tile.entries();
        Tiles {
            data: self.data.as_ref(),
            layout: self.layout,
            window: self.window,
            tile,
            walk: walk(self, tile),
        }
    }
}

/// Over the numbers of the tiles.
#[inline(always)]
fn walk<T, D, L: Grid<R>, const R: usize>(tensor: &Tensor<T, D, L, R>, tile: [u64; R]) -> Walk<R> {
    let mut counts = tensor.extents();
    for d in 0..R {
        counts[d] = covering_blocks(counts[d], tile[d]);
    }
    Walk::new(counts)
}

impl<T, D: AsRef<[T]> + AsMut<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// [`tile`](Self::tile), to be written.
    #[inline(always)]
    pub fn tile_mut<E: Entries<R>, C: Entries<R>>(
        &mut self,
        tile: E,
        coordinate: C,
    ) -> TensorMut<'_, T, L, R> {
        self.view_mut().into_tile(tile, coordinate)
    }

    /// [`tile_view`](Self::tile_view), to be written.
    #[inline(always)]
    pub fn tile_view_mut<E: Entries<R>, C: Entries<R>>(
        &mut self,
        tile: E,
        tile_coordinate: C,
    ) -> TensorMut<'_, T, L, R> {
        let tile = tile.entries();
        self.tile_mut(tile, numbered(tile, tile_coordinate.entries()))
    }

    /// `f` gets every tile of [`tiles`](Self::tiles), to be written: one at a time, because tiles of one
    /// slice are not slices of their own.
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let mut t = Tensor::new([0; 15], RowMajor::layout(3_u32, 5_u32))?;
    /// t.for_each_tile_mut([2, 4], |mut tile| tile.fill(tile.size()));
    /// assert_eq!(t.into_data(), [8, 8, 8, 8, 2, 8, 8, 8, 8, 2, 4, 4, 4, 4, 1]);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn for_each_tile_mut<E: Entries<R>>(&mut self, tile: E, mut f: impl FnMut(TensorMut<'_, T, L, R>)) {
        let tile = tile.entries();
        let mut walk = walk(self, tile);
        while let Some(number) = walk.next() {
            walk.advance(1);
            f(self.tile_view_mut(tile, number));
        }
    }
}

/// All tiles of a tensor, the last mode fastest; made by [`Tensor::tiles`].
pub struct Tiles<'a, T, L, const R: usize> {
    data: &'a [T],
    layout: L,
    window: Window<L, R>,
    tile: [u64; R],
    walk: Walk<R>,
}

impl<'a, T, L: Grid<R>, const R: usize> Iterator for Tiles<'a, T, L, R> {
    type Item = TensorRef<'a, T, L, R>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let number = self.walk.next()?;
        self.walk.advance(1);
        let window = self.window.tile(self.tile, numbered(self.tile, number));
        Some(Tensor { data: self.data, layout: self.layout, window, element: PhantomData })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.walk.left()).ok();
        (left.unwrap_or(usize::MAX), left)
    }
}

impl<T, L: Grid<R>, const R: usize> core::iter::FusedIterator for Tiles<'_, T, L, R> {}

impl<T, L: Clone, const R: usize> Clone for Tiles<'_, T, L, R> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            data: self.data,
            layout: self.layout.clone(),
            window: self.window,
            tile: self.tile,
            walk: self.walk,
        }
    }
}

impl<T, L: fmt::Debug, const R: usize> fmt::Debug for Tiles<'_, T, L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tiles")
            .field("layout", &self.layout)
            .field("tile", &self.tile)
            .field("walk", &self.walk)
            .finish()
    }
}
