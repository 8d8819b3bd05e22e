//! [`Blocks`]: a tensor of one mode in whole contiguous blocks, as arrays.

use core::fmt;
use core::marker::PhantomData;

use super::Tensor;
use super::grid::{Grid, holds, position};
use crate::exactly::Exactly;

/// The blocks of a tensor of one mode, as arrays of `N`; made by [`Tensor::blocks`].
pub struct Blocks<'a, T, L, const N: usize> {
    /// No shorter than the capacity of `layout`.
    data: &'a [T],
    layout: L,
    /// The blocks that are left were found for `L`.
    found_for: Exactly<L>,
    /// The next block: its absolute coordinate is `N` times that.
    block: u64,
    /// How many blocks are left; all of them are in memory.
    left: u64,
}

impl<T, D: AsRef<[T]>, L: Grid<1>> Tensor<T, D, L, 1> {
    /// The elements in blocks of `N` that lie side by side, as arrays: what a vectorized inner loop takes.
    /// The last block is whole too, padding included.
    ///
    /// `None` unless every block is contiguous and in memory: the tensor starts at a multiple of `N`, `N`
    /// divides the innermost extent of the layout (if it has blocks at all) and its stride there is 1.
    ///
    /// ```
    /// use tla::nested::tag::zN;
    /// use tla::tensor::Tensor;
    ///
    /// let data: Vec<i32> = (0..256).collect();
    /// let t = Tensor::new(data, zN::<f32>::layout(16_u32, 10_u32))?;
    /// let row = t.slice((2, ..)).ok_or("row 2")?;
    /// let blocks: Vec<[i32; 8]> = row.blocks().ok_or("blocks of 8")?.copied().collect();
    /// assert_eq!(blocks, [[16, 17, 18, 19, 20, 21, 22, 23], [144, 145, 146, 147, 148, 149, 150, 151]]);
    /// assert!(row.blocks::<16>().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub fn blocks<const N: usize>(&self) -> Option<Blocks<'_, T, L, N>> {
        const { assert!(N > 0, "a block has at least one element") }
        let data = self.data.as_ref();
        let n = const { N as u64 };
        let [at] = self.window.start();
        let [valid] = self.window.valid();
        let [padded] = self.window.in_memory();
        let left = valid.div_ceil(n);
        let whole = left.checked_mul(n)? <= padded;
        let aligned = at.is_multiple_of(n) && self.layout.block().is_multiple_of(n);
        if whole && aligned && self.layout.step() == 1 && holds(&self.layout, data.len()) {
            return Some(Blocks { data, layout: self.layout, found_for: PhantomData, block: at / n, left });
        }
        None
    }
}

/// The blocks of two tensors side by side; made by [`Blocks::side_by_side`].
pub struct BlockPairs<'a, 'b, T, L, U, M, const N: usize> {
    first: Blocks<'a, T, L, N>,
    second: Blocks<'b, U, M, N>,
    /// How many pairs are left; so many blocks are left in each.
    left: u64,
}

impl<'a, T, L: Grid<1>, const N: usize> Blocks<'a, T, L, N> {
    /// These blocks and those of `other`, in pairs, as many as both have: `zip` with one end to test for
    /// instead of two.
    ///
    /// ```
    /// use tla::nested::tag::zN;
    /// use tla::tensor::Tensor;
    ///
    /// let data: Vec<i32> = (0..256).collect();
    /// let t = Tensor::new(data, zN::<f32>::layout(16_u32, 10_u32))?;
    /// let (a, b) = (t.slice((2, ..)).ok_or("row 2")?, t.slice((3, ..)).ok_or("row 3")?);
    /// let pairs = a.blocks::<8>().ok_or("blocks")?.side_by_side(b.blocks().ok_or("blocks")?);
    /// assert!(pairs.map(|(a, b)| (a[0], b[0])).eq([(16, 24), (144, 152)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub fn side_by_side<'b, U, M: Grid<1>>(
        self,
        other: Blocks<'b, U, M, N>,
    ) -> BlockPairs<'a, 'b, T, L, U, M, N> {
        let left = self.left.min(other.left);
        BlockPairs { first: self, second: other, left }
    }

    /// The next block.
    ///
    /// # Safety
    /// A block is left.
    #[inline(always)]
    unsafe fn next_block(&mut self) -> &'a [T; N] {
        debug_assert!(
            self.block.checked_mul(const { N as u64 }).is_some(),
            "the coordinate of a block in memory"
        );
        // SAFETY: while blocks are left, the next one is in memory, so its coordinate is a `u64`.
        let at = unsafe { self.block.unchecked_mul(const { N as u64 }) };
        let first = position(&self.layout, [at]);
        self.block = self.block.wrapping_add(1);
        debug_assert!(
            first.checked_add(N).is_some_and(|end| end <= self.data.len()),
            "the elements of a block are in the slice"
        );
        // SAFETY: `blocks` found that the `N` coordinates from `at` on are in memory, in one innermost
        // block, because `at` and its extent are multiples of `N`, and one address apart. So all `N`
        // addresses from `first` on are below the capacity of the layout, and `data` is no shorter.
        let block = unsafe { self.data.as_ptr().add(first) };
        // SAFETY: it points into a slice; said because the compiler forgets it, and then tests it.
        unsafe { core::hint::assert_unchecked(!block.is_null()) };
        // SAFETY: as above: `N` elements of `data` from there on.
        unsafe { &*block.cast::<[T; N]>() }
    }
}

impl<'a, 'b, T, L: Grid<1>, U, M: Grid<1>, const N: usize> Iterator for BlockPairs<'a, 'b, T, L, U, M, N> {
    type Item = (&'a [T; N], &'b [U; N]);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        // SAFETY: `side_by_side` took the smaller number, so a block is left in each.
        Some(unsafe { (self.first.next_block(), self.second.next_block()) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).ok();
        (left.unwrap_or(usize::MAX), left)
    }
}

impl<T, L: Grid<1>, U, M: Grid<1>, const N: usize> core::iter::FusedIterator
    for BlockPairs<'_, '_, T, L, U, M, N>
{
}

impl<T, L: fmt::Debug, U, M: fmt::Debug, const N: usize> fmt::Debug for BlockPairs<'_, '_, T, L, U, M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BlockPairs")
            .field("first", &self.first)
            .field("second", &self.second)
            .field("left", &self.left)
            .finish()
    }
}

impl<'a, T, L: Grid<1>, const N: usize> Iterator for Blocks<'a, T, L, N> {
    type Item = &'a [T; N];

    #[inline(always)]
    fn next(&mut self) -> Option<&'a [T; N]> {
        self.left = self.left.checked_sub(1)?;
        // SAFETY: one more was left.
        Some(unsafe { self.next_block() })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).ok();
        (left.unwrap_or(usize::MAX), left)
    }
}

impl<T, L: Grid<1>, const N: usize> core::iter::FusedIterator for Blocks<'_, T, L, N> {}

impl<T, L: Clone, const N: usize> Clone for Blocks<'_, T, L, N> {
    #[inline]
    fn clone(&self) -> Self {
        let Self { data, block, left, .. } = *self;
        Self { data, layout: self.layout.clone(), found_for: PhantomData, block, left }
    }
}

impl<T, L: fmt::Debug, const N: usize> fmt::Debug for Blocks<'_, T, L, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Blocks")
            .field("layout", &self.layout)
            .field("block", &self.block)
            .field("left", &self.left)
            .finish()
    }
}
