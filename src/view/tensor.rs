//! Tensors: a storage, a nested layout, and which elements of it are meant.
//!
//! A [`Tensor`] joins elements to a [`Layout`](crate::nested::Layout) and remembers three things a
//! layout alone cannot: the **absolute coordinate** it starts at, how many elements a mode are **valid**,
//! and how many there are in memory, **padding** included. Access is checked against the valid extents,
//! so padding is not addressed by accident; [`Tensor::padded`] is the way to it.
//!
//! ```
//! use tla::element::f16;
//! use tla::nested::tag::zN;
//! use tla::prelude::*;
//! use tla::tensor::Tensor;
//!
//! // 100 x 100 elements in blocks of 16 x 16: 112 x 112 in memory
//! let data: Vec<u32> = (0..12544).collect();
//! let t = Tensor::new(data, zN::<f16>::layout(100_u32, 100_u32))?;
//! assert_eq!((t.extents(), t.padded().extents()), ([100, 100], [112, 112]));
//! assert_eq!(t[[1, 20]], 1812);
//! assert_eq!(t.get([100, 0]), None);
//!
//! // a tile is clipped against the valid extents, and may start inside a block
//! let tile = t.tile([32, 48], [96, 96]);
//! assert_eq!(tile.extents(), [4, 4]);
//! assert_eq!(t.tile([50, 50], [5, 3])[[0, 13]], 1872);
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! A tile has the type of its tensor: the same memory and layout, another window. Loops over whole
//! tensors ([`Tensor::iter`], [`Tensor::for_each_mut`], [`Tensor::copy_from`], ..) own the proof that
//! what they visit lies in memory, and have no check inside.
//!
//! # What the `unsafe` of this module rests on
//!
//! - [`Grid`] is sealed, and so is [`Leaf`](crate::nested::Leaf): extents, strides and addresses are
//!   computed here from integers that do not change. `Grid::capacity` is computed from them with every
//!   overflow found, when it is asked; how the layout was made does not matter.
//! - A window keeps `valid <= padded` and `start + padded <= extents of the layout`, mode by mode, or has
//!   no elements in the mode. Its fields are private, and only the functions of the `window` file set them. It is
//!   one of its layout type: what has a window, or blocks, is invariant in the layout.
//! - What a slice keeps is decided here: its traits are sealed, so the window and the layout that are
//!   left are of the same modes.
//! - Hence every coordinate of a window has each digit below its extent, and its address is at most the
//!   sum of `(extent - 1) * stride`, one less than the capacity.
//! - A loop takes its slice from the storage once, and compares its length with the capacity itself: an
//!   `AsRef` may return another slice each time. (Over one that has become shorter it does nothing.)
//! - Elements that are written are lent to a closure one at a time, never handed out together, because
//!   two coordinates of a layout may share an address.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use super::{TooShort, View};
use crate::mapping::{Mapping, Named};

mod blocks;
mod entries;
mod grid;
mod iter;
mod slice;
mod sweep;
mod tiles;
mod walk;
mod window;

pub use blocks::{BlockPairs, Blocks};
pub use entries::Entries;
pub use grid::Grid;
pub use iter::Iter;
pub use slice::{Keep, Slice, SliceBy};
pub use sweep::ExtentsDiffer;
pub use tiles::Tiles;
use window::Window;

/// Elements of `T` in the storage `D`, laid out by `L`, of `R` modes.
///
/// `D` is a slice (`&[T]`, `&mut [T]`), an array, the [`Storage`](Named::Storage) of a named layout, or
/// anything else that is `AsRef<[T]>`, and `AsMut<[T]>` to be written. See the
/// [module](self) for what a tensor keeps and a first example.
///
/// Coordinates are relative to the tensor, count elements, and have one entry a top-level mode: an
/// array or a tuple of integers, static ones among them.
pub struct Tensor<T, D, L, const R: usize> {
    data: D,
    layout: L,
    window: Window<L, R>,
    element: PhantomData<fn() -> T>,
}

/// A tensor over a slice.
pub type TensorRef<'a, T, L, const R: usize> = Tensor<T, &'a [T], L, R>;

/// A tensor over a slice that can be written.
pub type TensorMut<'a, T, L, const R: usize> = Tensor<T, &'a mut [T], L, R>;

/// A tensor that owns the storage of the named layout `N`.
pub type NamedTensor<T, N, const R: usize> = Tensor<T, <N as Named>::Storage<T>, <N as Named>::Layout, R>;

impl<T, D: AsRef<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// All of `layout`: from coordinate 0 on, valid up to its origin shape.
    ///
    /// # Errors
    /// [`TooShort`] when `data` has fewer than [`capacity`](crate::nested::Layout::capacity) elements; its
    /// `cosize` is `usize::MAX` where no memory is large enough.
    ///
    /// ```
    /// use tla::nested::tag::RowMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let short = Tensor::new([0_u8; 11], RowMajor::layout(3_u32, 4_u32)).unwrap_err();
    /// assert_eq!(short.to_string(), "the slice has 11 elements but the layout needs 12");
    /// ```
    #[inline]
    pub fn new(data: D, layout: L) -> Result<Self, TooShort> {
        let len = data.as_ref().len();
        let window = match (layout.capacity(), Window::whole(&layout)) {
            (Some(capacity), Some(window)) if capacity <= len => window,
            (capacity, _) => return Err(TooShort { len, cosize: capacity.unwrap_or(usize::MAX) }),
        };
        Ok(Self { data, layout, window, element: PhantomData })
    }

    /// [`new`](Self::new) for a layout that is its type, as a static one is.
    ///
    /// # Errors
    /// [`TooShort`], as `new`.
    ///
    /// ```
    /// use tla::nested::tag::{Made, RowMajor};
    /// use tla::prelude::*;
    /// use tla::tensor::{Tensor, TensorRef};
    ///
    /// type Rows = Made<RowMajor, Int<3>, Int<4>>;
    ///
    /// fn corner(t: TensorRef<'_, u8, Rows, 2>) -> u8 {
    ///     t[[2, 3]]
    /// }
    ///
    /// let t = Tensor::<_, _, Rows, 2>::of([7_u8; Rows::COSIZE])?;
    /// assert_eq!(corner(t.view()), 7);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline]
    pub fn of(data: D) -> Result<Self, TooShort>
    where
        L: Default,
    {
        Self::new(data, L::default())
    }

    /// The element at `coordinate`; `None` outside the valid extents.
    #[inline(always)]
    pub fn get<C: Entries<R>>(&self, coordinate: C) -> Option<&T> {
        self.data.as_ref().get(self.offset(coordinate)?)
    }

    /// The tensor to be read, borrowed.
    #[inline(always)]
    pub fn view(&self) -> TensorRef<'_, T, L, R> {
        Tensor { data: self.data.as_ref(), layout: self.layout, window: self.window, element: PhantomData }
    }

    /// All elements in memory of a static layout, to be addressed by [`Proven`](crate::Proven)
    /// coordinates without a check. Neither the window nor the origin shape restrict it.
    ///
    /// # Errors
    /// [`TooShort`] when a storage has become shorter.
    ///
    /// ```
    /// use tla::nested::tag::{Made, zN};
    /// use tla::prelude::*;
    /// use tla::tensor::Tensor;
    ///
    /// type Block = Made<zN<f32>, Int<30>, Int<8>>;
    ///
    /// let t = Tensor::<_, _, Block, 2>::of([1_f32; Block::COSIZE])?;
    /// let view = t.memory()?;
    /// assert_eq!(Block::coords().map(|at: tla::Proven<_, 2>| view[at]).sum::<f32>(), 256.0);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline]
    pub fn memory(&self) -> Result<View<'_, T, L>, TooShort>
    where
        L: Mapping,
    {
        View::new(self.data.as_ref())
    }

    /// The tensor whose valid elements are all that lie in memory: the way to the padding.
    ///
    /// ```
    /// use tla::nested::tag::zN;
    /// use tla::tensor::Tensor;
    ///
    /// let t = Tensor::new([0_u8; 512], zN::<u8>::layout(3_u32, 5_u32))?;
    /// assert_eq!(t.get([3, 0]), None);
    /// assert_eq!(t.padded().get([3, 0]), Some(&0));
    /// assert_eq!(t.padded().extents(), [16, 32]);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn padded(&self) -> TensorRef<'_, T, L, R> {
        let view = self.view();
        Tensor { window: view.window.padded(), ..view }
    }
}

impl<T, D: AsRef<[T]> + AsMut<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// The element at `coordinate`, to be written; `None` outside the valid extents.
    #[inline(always)]
    pub fn get_mut<C: Entries<R>>(&mut self, coordinate: C) -> Option<&mut T> {
        let offset = self.offset(coordinate)?;
        self.data.as_mut().get_mut(offset)
    }

    /// The tensor to be written, borrowed.
    #[inline(always)]
    pub fn view_mut(&mut self) -> TensorMut<'_, T, L, R> {
        Tensor { data: self.data.as_mut(), layout: self.layout, window: self.window, element: PhantomData }
    }

    /// [`padded`](Self::padded), to be written.
    #[inline(always)]
    pub fn padded_mut(&mut self) -> TensorMut<'_, T, L, R> {
        let view = self.view_mut();
        let window = view.window.padded();
        Tensor { window, ..view }
    }
}

impl<T, D, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// The layout of the memory. A tile keeps that of the tensor it was cut from.
    #[inline(always)]
    pub fn layout(&self) -> L {
        self.layout
    }

    /// The absolute coordinate of the first element: that of the layout, not of the storage.
    #[inline(always)]
    pub fn start(&self) -> [u64; R] {
        self.window.start()
    }

    /// The valid extents, in elements; the coordinates below them are the tensor's.
    #[inline(always)]
    pub fn extents(&self) -> [u64; R] {
        self.window.valid()
    }

    /// The number of valid elements.
    #[inline(always)]
    pub fn size(&self) -> u64 {
        self.window.valid().iter().fold(1, |size: u64, &extent| size.saturating_mul(extent))
    }

    /// Whether there is no valid element.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.window.valid().contains(&0)
    }

    /// Where the element at `coordinate` is in the slice; `None` outside the valid extents. For kernels
    /// that make their pointers themselves.
    #[inline(always)]
    pub fn offset<C: Entries<R>>(&self, coordinate: C) -> Option<usize> {
        Some(grid::position(&self.layout, self.window.absolute(coordinate.entries())?))
    }

    /// The same memory with other valid extents, from the same start on; what lies behind them is
    /// padding. `None` when they exceed the memory.
    ///
    /// ```
    /// use tla::nested::tag::{Made, RowMajor, zN};
    /// use tla::prelude::*;
    /// use tla::tensor::Tensor;
    ///
    /// // a buffer for blocks of up to 16 x 8 takes the 3 x 5 that a tail has
    /// let tail = Tensor::new([1_f32; 15], RowMajor::layout(3_u32, 5_u32))?;
    /// let buffer = Tensor::new([9_f32; 128], zN::<f32>::layout(Int::<16>, Int::<8>))?;
    /// let mut packed = buffer.with_extents(tail.extents()).ok_or("the buffer is large enough")?;
    /// packed.copy_from(&tail)?;
    /// packed.fill_padding(0.0);
    /// assert_eq!(packed.padded().iter().map(|(_, x)| x).sum::<f32>(), 15.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn with_extents<C: Entries<R>>(self, extents: C) -> Option<Self> {
        let window = self.window.with_valid(extents.entries())?;
        Some(Self { window, ..self })
    }

    /// The storage.
    #[inline]
    pub fn into_data(self) -> D {
        self.data
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn outside<const R: usize>(coordinate: [u64; R], extents: [u64; R]) -> ! {
    panic!("coordinate {coordinate:?} is out of range: the valid extents are {extents:?}")
}

impl<T, D: AsRef<[T]>, L: Grid<R>, C: Entries<R>, const R: usize> Index<C> for Tensor<T, D, L, R> {
    type Output = T;

    /// # Panics
    /// Outside the valid extents; [`get`](Tensor::get) does not.
    #[inline(always)]
    #[track_caller]
    fn index(&self, coordinate: C) -> &T {
        match self.get(coordinate) {
            Some(element) => element,
            None => outside(coordinate.entries(), self.extents()),
        }
    }
}

impl<T, D: AsRef<[T]> + AsMut<[T]>, L: Grid<R>, C: Entries<R>, const R: usize> IndexMut<C>
    for Tensor<T, D, L, R>
{
    /// # Panics
    /// Outside the valid extents; [`get_mut`](Tensor::get_mut) does not.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, coordinate: C) -> &mut T {
        let extents = self.extents();
        match self.get_mut(coordinate) {
            Some(element) => element,
            None => outside(coordinate.entries(), extents),
        }
    }
}

impl<T, D: Clone, L: Clone, const R: usize> Clone for Tensor<T, D, L, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Self {
            data: self.data.clone(),
            layout: self.layout.clone(),
            window: self.window,
            element: PhantomData,
        }
    }
}

impl<T, D: Copy, L: Copy, const R: usize> Copy for Tensor<T, D, L, R> {}

impl<T, D: fmt::Debug, L: fmt::Debug, const R: usize> fmt::Debug for Tensor<T, D, L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tensor")
            .field("layout", &self.layout)
            .field("window", &self.window)
            .field("data", &self.data)
            .finish()
    }
}
