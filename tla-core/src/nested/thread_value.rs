//! Thread-value layouts: which element of a tile each value of each thread is.

use super::chain::Chain;
use super::composition;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::error::{LayoutError, ModeError};
use crate::num;

/// A tile dealt out to threads: what CuTe's `make_layout_tv` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreadValue {
    layout: NestedLayout,
    tile: IntTuple,
}

impl ThreadValue {
    /// The tile that `threads` threads cover with `values` values each, every element once: CuTe's
    /// `make_layout_tv`.
    ///
    /// ```text
    /// M  = raked_product(threads, values)             element -> thread + size(threads) * value
    /// TV = right_inverse(M) o (size(threads), size(values))        (thread, value) -> element
    /// ```
    ///
    /// `threads` and `values` say where each thread stands in the grid of threads, and each value in what a
    /// thread holds: the thread at `(i, j)` is `threads(i, j)`. Elements are counted in the tile with its first
    /// mode fastest.
    ///
    /// ```
    /// use tla_core::nested::{ThreadValue, parse::cute};
    ///
    /// // 8 x 4 threads, row by row, with 2 x 2 values each
    /// let made = ThreadValue::try_new(&cute("(8,4):(4,1)")?, &cute("(2,2):(1,2)")?)?;
    /// assert_eq!(made.layout().to_string(), "((4,8),(2,2)):((32,2),(1,16))");
    /// assert_eq!(made.tile().to_string(), "(16,8)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::ThreadValue`] when not every number below `size(threads) * size(values)` is one thread and
    /// one value: the layout of the threads, or that of the values, misses some or has some twice; those of
    /// [`NestedLayout::try_raked_product`].
    #[doc(alias = "make_layout_tv")]
    pub const fn try_new(threads: &NestedLayout, values: &NestedLayout) -> Result<Self, LayoutError> {
        let raked = tri!(threads.try_raked_product(values));
        let (count, each) = (tri!(Modes::of(threads)).size(), tri!(Modes::of(values)).size());
        // the raked product has as many elements, so this fits
        let elements = num::magnitude(count) * num::magnitude(each);
        let one = LayoutError::Mode(ModeError::ThreadValue {
            threads: num::magnitude(count),
            values: num::magnitude(each),
        });
        match raked.try_copies(elements) {
            Ok(1) => {}
            _ => return Err(one),
        }
        let inverse = Chain::of(&tri!(Modes::of(&raked)).coalesced()).inverse;
        let mut grid = Draft::new();
        tri!(grid.tuple(2));
        tri!(grid.leaf(count, 1));
        tri!(grid.leaf(each, count));
        let mut dealt = Draft::new();
        tri!(composition::compose(
            &inverse.coalesced_z(),
            &grid.shape,
            &grid.stride,
            (0, grid.len()),
            &mut dealt
        ));
        let layout = tri!(dealt.finish());
        let mut tile = [1; MAX_WIDTH];
        let rank = raked.rank();
        let mut mode = 0;
        while mode < rank {
            let (from, to) = raked.nodes_of(mode);
            tile[mode] = tri!(Modes::between(&raked, from, to)).size();
            mode += 1;
        }
        Ok(Self { layout, tile: tri!(IntTuple::try_flat(tile.split_at(rank).0)) })
    }

    /// [`try_new`](Self::try_new) for const contexts.
    ///
    /// # Panics
    /// Where `try_new` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn new(threads: &NestedLayout, values: &NestedLayout) -> Self {
        match Self::try_new(threads, values) {
            Ok(made) => made,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// From (thread, value) to the index of an element of the tile.
    #[must_use]
    pub const fn layout(&self) -> &NestedLayout {
        &self.layout
    }

    /// The extents of the tile, in elements: `threads * values` mode by mode.
    #[must_use]
    pub const fn tile(&self) -> &IntTuple {
        &self.tile
    }
}

impl NestedLayout {
    /// How many coordinates of the layout have each address below `n`, if that is one number for all of them
    /// and none has another: 1 for a bijection, the number of copies where threads hold the same element.
    ///
    /// ```text
    /// copies = product of the extents with stride 0, if the others by stride are
    ///          s0:1, s1:s0, s2:(s0*s1), .. and end at n
    /// ```
    ///
    /// No other layout has every address equally often: address 0 has one coordinate in the modes that move, and
    /// the smallest address that modes so far leave out is the stride of the next.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// // an accumulator of 16 x 8, and an operand that four threads share
    /// assert_eq!(cute("((4,8),(2,2)):((32,1),(16,8))")?.try_copies(128)?, 1);
    /// assert_eq!(cute("((4,8),2):((0,1),8)")?.try_copies(16)?, 4);
    /// assert_eq!(
    ///     cute("((4,8),(4,2)):((32,1),(16,8))")?.try_copies(256).unwrap_err().to_string(),
    ///     "owners: mode 4:32 comes back to element 32: the modes of smaller stride own all below 64, so it would \
    ///      have two owners",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::OwnerMissing`] at the first element that no coordinate has; [`ModeError::OwnerTwice`] where a
    /// mode comes back to elements that there are already; [`ModeError::OwnerBeyond`] where the layout leaves
    /// the tile; [`ModeError::NegativeMode`]; [`LayoutError::ExtentZero`].
    pub const fn try_copies(&self, n: u64) -> Result<u64, LayoutError> {
        let modes = tri!(Modes::of(self));
        let mut copies = 1_u64;
        let mut k = 0;
        while k < modes.len {
            if modes.strides[k] == 0 {
                // a factor of a size that fits
                copies *= num::magnitude(modes.extents[k]);
            }
            k += 1;
        }
        let modes = modes.by_stride();
        let mut end = 1_u64;
        k = 0;
        while k < modes.len {
            let (extent, stride) = (modes.extents[k], modes.strides[k]);
            let Some(start) = num::unsigned(stride) else {
                let operation = "owners";
                return Err(LayoutError::Mode(ModeError::NegativeMode { operation, extent, stride }));
            };
            if start > end || start >= n {
                let error = if start > end && end < n {
                    ModeError::OwnerMissing { element: end, next: start }
                } else {
                    ModeError::OwnerBeyond { element: start, elements: n }
                };
                return Err(LayoutError::Mode(error));
            }
            if start < end {
                return Err(LayoutError::Mode(ModeError::OwnerTwice { extent, stride, end }));
            }
            // at most one stride beyond an address of the layout, which is an `i64`
            end = start * num::magnitude(extent);
            k += 1;
        }
        if end < n {
            return Err(LayoutError::Mode(ModeError::OwnerMissing { element: end, next: n }));
        }
        if end > n {
            return Err(LayoutError::Mode(ModeError::OwnerBeyond { element: end - 1, elements: n }));
        }
        Ok(copies)
    }

    /// [`try_copies`](Self::try_copies) for const contexts.
    ///
    /// # Panics
    /// Where `try_copies` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn copies(&self, n: u64) -> u64 {
        match self.try_copies(n) {
            Ok(copies) => copies,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
