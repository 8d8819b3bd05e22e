//! Loops that write: over one tensor, and over two of one shape whatever their layouts.

use core::fmt;

use super::Tensor;
use super::grid::{Grid, holds, left_in_block, position};
use super::iter::stepped;
use super::walk::{Walk, along};
use super::window::Window;

/// Two tensors whose valid extents differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExtentsDiffer {
    /// The first mode in which they do.
    pub mode: usize,
    /// The valid extent of the tensor that is written.
    pub to: u64,
    /// The valid extent of the tensor that is read.
    pub from: u64,
}

impl fmt::Display for ExtentsDiffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mode, to, from } = self;
        write!(
            f,
            "mode {mode} has {to} valid elements in the tensor that is written, but {from} in the other"
        )
    }
}

impl core::error::Error for ExtentsDiffer {}

/// The elements of both windows, coordinate by coordinate.
///
/// A function of its own, and not inlined early, because a parameter tells the optimizer that the two
/// slices do not overlap.
///
/// # Safety
/// `to` is a window of `layout` and `from` one of `other`, their valid extents are equal, and `data` and
/// `source` hold the two layouts.
#[inline]
unsafe fn pairs<T, U, L: Grid<R>, M: Grid<R>, const R: usize>(
    data: &mut [T],
    layout: &L,
    to: &Window<L, R>,
    source: &[U],
    other: &M,
    from: &Window<M, R>,
    f: &mut impl FnMut(&mut T, &U),
) {
    let (block, step) = (layout.block(), layout.step());
    let (other_block, other_step) = (other.block(), other.step());
    let whole = if block == 0 { other_block } else { block };
    let mut walk = Walk::new(to.valid());
    while let Some(at) = walk.next() {
        let (absolute, other_absolute) = (to.place(at), from.place(at));
        let longest =
            left_in_block(block, absolute[R - 1]).min(left_in_block(other_block, other_absolute[R - 1]));
        let run = walk.advance(longest);
        let first = position(layout, absolute);
        let other_first = position(other, other_absolute);
        along(run, whole, |k| {
            debug_assert!(stepped(first, k, step) < data.len(), "a coordinate of the window is in the slice");
            debug_assert!(
                stepped(other_first, k, other_step) < source.len(),
                "a coordinate of the other window is in the other slice",
            );
            // SAFETY: the coordinates of a run are in both windows, whose valid extents are equal, and in
            // one innermost block of the last mode of both layouts, so these are addresses of one of them,
            // and below the capacities of the layouts, which the slices hold.
            let (element, other_element) = unsafe {
                (
                    data.get_unchecked_mut(stepped(first, k, step)),
                    source.get_unchecked(stepped(other_first, k, other_step)),
                )
            };
            f(element, other_element);
        });
    }
}

impl<T, D: AsRef<[T]> + AsMut<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// `f` gets every valid coordinate and its element, to be written, the last mode fastest.
    ///
    /// There is no `iter_mut`: two coordinates of a layout may share an element (a stride of 0), so
    /// elements are lent one at a time.
    ///
    /// ```
    /// use tla::nested::tag::ColumnMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let mut t = Tensor::new([0; 6], ColumnMajor::layout(2_u32, 3_u32))?;
    /// t.for_each_mut(|[i, j], x| *x = 10 * i + j);
    /// assert_eq!(t.into_data(), [0, 10, 1, 11, 2, 12]);
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn for_each_mut(&mut self, mut f: impl FnMut([u64; R], &mut T)) {
        let (layout, window) = (self.layout, self.window);
        let (block, step) = (layout.block(), layout.step());
        let data = self.data.as_mut();
        if !holds(&layout, data.len()) {
            return;
        }
        let mut walk = Walk::new(window.valid());
        while let Some(mut at) = walk.next() {
            let absolute = window.place(at);
            let run = walk.advance(left_in_block(block, absolute[R - 1]));
            let first = position(&layout, absolute);
            along(run, block, |k| {
                debug_assert!(
                    stepped(first, k, step) < data.len(),
                    "a coordinate of the window is in the slice"
                );
                // SAFETY: the coordinates of a run are in the window and in one innermost block of the
                // last mode, so this is the address of one of them, and below the capacity of the layout,
                // with which the length of `data` was compared.
                f(at, unsafe { data.get_unchecked_mut(stepped(first, k, step)) });
                at[R - 1] = at[R - 1].wrapping_add(1);
            });
        }
    }

    /// `f` gets the elements of both tensors at every valid coordinate, those of `self` to be written.
    ///
    /// The inner loop runs over what lies in one block of both layouts, so that it has plain strides
    /// and, between contiguous blocks, vectorizes.
    ///
    /// # Errors
    /// [`ExtentsDiffer`] unless the valid extents are equal.
    ///
    /// ```
    /// use tla::nested::tag::{ColumnMajor, RowMajor};
    /// use tla::tensor::Tensor;
    ///
    /// let mut sum = Tensor::new([1, 2, 3, 4, 5, 6], RowMajor::layout(2_u32, 3_u32))?;
    /// let other = Tensor::new([10, 40, 20, 50, 30, 60], ColumnMajor::layout(2_u32, 3_u32))?;
    /// sum.zip_each(&other, |a, b| *a += b)?;
    /// assert_eq!(sum.into_data(), [11, 22, 33, 44, 55, 66]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub fn zip_each<U, S: AsRef<[U]>, M: Grid<R>>(
        &mut self,
        other: &Tensor<U, S, M, R>,
        mut f: impl FnMut(&mut T, &U),
    ) -> Result<(), ExtentsDiffer> {
        let (to, from) = (self.window, other.window);
        for mode in 0..R {
            let (to, from) = (to.valid()[mode], from.valid()[mode]);
            if to != from {
                return Err(ExtentsDiffer { mode, to, from });
            }
        }
        let (layout, source) = (&other.layout, other.data.as_ref());
        let data = self.data.as_mut();
        if holds(&self.layout, data.len()) && holds(layout, source.len()) {
            // SAFETY: the valid extents are equal, and both slices hold their layouts.
            unsafe { pairs(data, &self.layout, &to, source, layout, &from, &mut f) };
        }
        Ok(())
    }

    /// Copies the valid elements of `source`, whatever the two layouts are.
    ///
    /// # Errors
    /// [`ExtentsDiffer`] unless the valid extents are equal.
    ///
    /// ```
    /// use tla::nested::tag::{RowMajor, zN};
    /// use tla::tensor::Tensor;
    ///
    /// let rows = Tensor::new([1_u8, 2, 3, 4, 5, 6], RowMajor::layout(2_u32, 3_u32))?;
    /// let mut blocks = Tensor::new([0_u8; 512], zN::<u8>::layout(2_u32, 3_u32))?;
    /// blocks.copy_from(&rows)?;
    /// assert_eq!(blocks[[1, 2]], 6);
    /// assert_eq!(blocks.into_data()[32 + 2], 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub fn copy_from<S: AsRef<[T]>, M: Grid<R>>(
        &mut self,
        source: &Tensor<T, S, M, R>,
    ) -> Result<(), ExtentsDiffer>
    where
        T: Copy,
    {
        self.zip_each(source, |to, from| *to = *from)
    }

    /// Writes `value` to every valid element.
    #[inline(always)]
    pub fn fill(&mut self, value: T)
    where
        T: Copy,
    {
        self.for_each_mut(|_, element| *element = value);
    }

    /// Writes `value` to every element in memory that is not valid: the padding of the blocks, of a tile
    /// at the end of its tensor too. Valid elements, those beside a tile among them, stay.
    ///
    /// Two coordinates that share an element are one element: with a stride of 0, or less than the extent
    /// before it, padding can share one with what is valid.
    #[inline(always)]
    pub fn fill_padding(&mut self, value: T)
    where
        T: Copy,
    {
        let valid = self.extents();
        self.padded_mut().for_each_mut(|at, element| {
            if (0..R).any(|d| at[d] >= valid[d]) {
                *element = value;
            }
        });
    }
}
