//! [`Iter`]: the valid elements of a tensor with their coordinates.

use core::fmt;

use super::Tensor;
use super::grid::{Grid, holds, left_in_block, position};
use super::walk::Walk;
use super::window::Window;

/// The valid elements of a tensor with their coordinates, the last mode fastest; made by
/// [`Tensor::iter`].
///
/// Elements are read without a bounds check. `for_each` and the other adaptors that take the whole
/// iterator at once run as loops over the blocks of the layout.
pub struct Iter<'a, T, L, const R: usize> {
    /// No shorter than the capacity of `layout`, or `walk` is over.
    data: &'a [T],
    layout: L,
    window: Window<L, R>,
    /// Over the valid extents of `window`.
    walk: Walk<R>,
}

impl<T, D: AsRef<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// The valid elements with their coordinates, the last mode fastest.
    ///
    /// ```
    /// use tla::nested::tag::ColumnMajor;
    /// use tla::tensor::Tensor;
    ///
    /// let t = Tensor::new([0, 1, 2, 3, 4, 5], ColumnMajor::layout(2_u32, 3_u32))?;
    /// assert!(t.iter().map(|(_, &x)| x).eq([0, 2, 4, 1, 3, 5]));
    /// assert_eq!(t.iter().last(), Some(([1, 2], &5)));
    /// # Ok::<(), tla::TooShort>(())
    /// ```
    #[inline(always)]
    pub fn iter(&self) -> Iter<'_, T, L, R> {
        let data = self.data.as_ref();
        let over = if holds(&self.layout, data.len()) { self.window.valid() } else { [0; R] };
        Iter { data, layout: self.layout, window: self.window, walk: Walk::new(over) }
    }

    /// [`iter`](Self::iter) as a loop: `f` gets every valid coordinate and its element.
    #[inline(always)]
    pub fn for_each(&self, mut f: impl FnMut([u64; R], &T)) {
        self.iter().for_each(|(coordinate, element)| f(coordinate, element));
    }
}

impl<'a, T, L: Grid<R>, const R: usize> Iterator for Iter<'a, T, L, R> {
    type Item = ([u64; R], &'a T);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let at = self.walk.next()?;
        self.walk.advance(1);
        let position = position(&self.layout, self.window.place(at));
        debug_assert!(position < self.data.len(), "a coordinate of the window is in the slice");
        // SAFETY: `at` is in the window, so its address is below the capacity of the layout, and `data` is
        // no shorter, or the walk would be over.
        Some((at, unsafe { self.data.get_unchecked(position) }))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.walk.left()).ok();
        (left.unwrap_or(usize::MAX), left)
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(mut self, init: B, mut f: F) -> B {
        let mut folded = init;
        let (block, step) = (self.layout.block(), self.layout.step());
        while let Some(mut at) = self.walk.next() {
            let absolute = self.window.place(at);
            let run = self.walk.advance(left_in_block(block, absolute[R - 1]));
            let first = position(&self.layout, absolute);
            for k in 0..run {
                let position = stepped(first, k, step);
                debug_assert!(position < self.data.len(), "a coordinate of the window is in the slice");
                // SAFETY: the coordinates of a run are in the window and in one innermost block of the
                // last mode, so this is the address of one of them, and below the capacity of the layout;
                // `data` is no shorter, or the walk would be over.
                let element = unsafe { self.data.get_unchecked(position) };
                folded = f(folded, (at, element));
                at[R - 1] = at[R - 1].wrapping_add(1);
            }
        }
        folded
    }
}

/// The address `k` steps after `first`: that of a coordinate in the extents, so a `usize`.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "below a capacity that is a `usize`")]
pub(super) fn stepped(first: usize, k: u64, step: u64) -> usize {
    first.wrapping_add(k.wrapping_mul(step) as usize)
}

impl<T, L: Grid<R>, const R: usize> core::iter::FusedIterator for Iter<'_, T, L, R> {}

impl<T, L: Clone, const R: usize> Clone for Iter<'_, T, L, R> {
    #[inline]
    fn clone(&self) -> Self {
        Self { data: self.data, layout: self.layout.clone(), window: self.window, walk: self.walk }
    }
}

impl<T, L: fmt::Debug, const R: usize> fmt::Debug for Iter<'_, T, L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Iter").field("layout", &self.layout).field("walk", &self.walk).finish()
    }
}

impl<'a, T, D: AsRef<[T]>, L: Grid<R>, const R: usize> IntoIterator for &'a Tensor<T, D, L, R> {
    type Item = ([u64; R], &'a T);
    type IntoIter = Iter<'a, T, L, R>;

    #[inline(always)]
    fn into_iter(self) -> Iter<'a, T, L, R> {
        self.iter()
    }
}
