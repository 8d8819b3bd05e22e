//! [`Grid`]: the numbers of a layout that a tensor's `unsafe` rests on, computed from its leaves.

use crate::nested::{Congruent, IntTuple, Layout, Leaf, Origin, SplitAddress};
use crate::seal;

impl<Shape, Stride, O, Tag> seal::Sealed<seal::Grid> for Layout<Shape, Stride, O, Tag> {}

/// A layout of `R` modes that a tensor can have: every nested [`Layout`] of at least one mode.
///
/// For functions that are generic over layouts:
///
/// ```
/// use tla::tensor::{Grid, TensorRef};
///
/// fn sum<L: Grid<2>>(t: TensorRef<'_, f32, L, 2>) -> f32 {
///     t.iter().map(|(_, x)| x).sum()
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a nested layout of {R} modes",
    label = "not a layout of {R} modes",
    note = "a tensor has a `tla::nested::Layout`, and as many entries in a coordinate as that has top-level modes"
)]
pub trait Grid<const R: usize>: Copy + seal::Sealed<seal::Grid> {
    /// The extents in memory; `None` where one is no `u64`.
    #[doc(hidden)]
    fn extents(&self) -> Option<[u64; R]>;

    /// The origin shape.
    #[doc(hidden)]
    fn valid(&self) -> [u64; R];

    /// The elements of memory that are needed: 1 more than any address of a coordinate below the
    /// extents, or 0 when there is none; `None` where that is no `usize`.
    #[doc(hidden)]
    fn capacity(&self) -> Option<usize>;

    /// The address of the element at the absolute coordinate `at`.
    #[doc(hidden)]
    fn address(&self, at: [u64; R]) -> u64;

    /// The last mode's innermost block: as long as a coordinate stays in one, each step of the mode
    /// adds [`step`](Self::step) to the address. 0 for a mode that is one such block.
    #[doc(hidden)]
    fn block(&self) -> u64;

    /// The last mode's innermost stride.
    #[doc(hidden)]
    fn step(&self) -> u64;
}

/// The address of a coordinate in the extents of `layout`: below its capacity, which is a `usize`.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "below a capacity that is a `usize`")]
pub(super) fn position<L: Grid<R>, const R: usize>(layout: &L, at: [u64; R]) -> usize {
    layout.address(at) as usize
}

/// Whether a slice of `len` elements holds all of `layout`.
#[inline(always)]
pub(super) fn holds<L: Grid<R>, const R: usize>(layout: &L, len: usize) -> bool {
    matches!(layout.capacity(), Some(capacity) if capacity <= len)
}

/// How many elements from the absolute coordinate `at` of the last mode on lie in one block of `block`.
#[inline(always)]
pub(super) fn left_in_block(block: u64, at: u64) -> u64 {
    if block == 0 { u64::MAX } else { block - at % block }
}

impl<Shape, Stride, O, Tag, const R: usize> Grid<R> for Layout<Shape, Stride, O, Tag>
where
    Shape: IntTuple + Modes<Stride, R>,
    Stride: Congruent<Shape>,
    O: Origin<Shape, R>,
{
    #[inline(always)]
    fn extents(&self) -> Option<[u64; R]> {
        Modes::extents(self.shape())
    }

    #[inline(always)]
    fn valid(&self) -> [u64; R] {
        self.origin_shape()
    }

    #[inline(always)]
    fn capacity(&self) -> Option<usize> {
        if Modes::extents(self.shape())?.contains(&0) {
            return Some(0);
        }
        let reach = Modes::reach(self.shape(), self.stride())?;
        usize::try_from(reach.checked_add(1)?).ok()
    }

    #[inline(always)]
    fn address(&self, at: [u64; R]) -> u64 {
        Modes::sum(self.shape(), self.stride(), at)
    }

    #[inline(always)]
    fn block(&self) -> u64 {
        Modes::block(self.shape())
    }

    #[inline(always)]
    fn step(&self) -> u64 {
        Modes::step(self.shape(), self.stride())
    }
}

/// One mode under its stride: a leaf and a leaf, or two tuples that are nested alike.
pub trait Mode<Stride>: SplitAddress<Stride> + IntTuple {
    /// The product of the leaves.
    fn extent(self) -> Option<u64>;
    /// `sum (extent - 1) * stride`, at least any address of a coordinate below the extent.
    fn reach(self, stride: Stride) -> Option<u64>;
    /// The extent of the first leaf.
    fn innermost(self) -> u64;
    /// The stride of the first leaf.
    fn step(self, stride: Stride) -> u64;
}

impl<S: Leaf, D: Leaf> Mode<D> for S {
    #[inline(always)]
    fn extent(self) -> Option<u64> {
        Some(self.to())
    }

    #[inline(always)]
    fn reach(self, stride: D) -> Option<u64> {
        self.to::<u64>().saturating_sub(1).checked_mul(stride.to())
    }

    #[inline(always)]
    fn innermost(self) -> u64 {
        self.to()
    }

    #[inline(always)]
    fn step(self, stride: D) -> u64 {
        stride.to()
    }
}

/// The top-level modes of a shape under their strides.
pub trait Modes<Stride, const R: usize>: Copy {
    /// [`Mode::extent`] of each.
    fn extents(self) -> Option<[u64; R]>;
    /// The sum of [`Mode::reach`].
    fn reach(self, stride: Stride) -> Option<u64>;
    /// The address of a coordinate; exact where that is below the extents and the reach is a `u64`.
    fn sum(self, stride: Stride, at: [u64; R]) -> u64;
    /// The first leaf's extent in the last mode; 0 where the mode is a leaf.
    fn block(self) -> u64;
    /// The first leaf's stride in the last mode.
    fn step(self, stride: Stride) -> u64;
}

/// One integer is a layout of one mode.
impl<S: Leaf, D: Leaf> Modes<D, 1> for S {
    #[inline(always)]
    fn extents(self) -> Option<[u64; 1]> {
        Some([self.to()])
    }

    #[inline(always)]
    fn reach(self, stride: D) -> Option<u64> {
        Mode::reach(self, stride)
    }

    #[inline(always)]
    fn sum(self, stride: D, [at]: [u64; 1]) -> u64 {
        self.split_address(stride, at)
    }

    #[inline(always)]
    fn block(self) -> u64 {
        0
    }

    #[inline(always)]
    fn step(self, stride: D) -> u64 {
        stride.to()
    }
}

macro_rules! tuples {
    ($($n:literal last $last:tt $l:ident: $($i:tt $s:ident $d:ident),*;)*) => {$(
        impl<$($s: Mode<$d>, $d: Copy),*> Mode<($($d,)*)> for ($($s,)*) {
            #[inline(always)]
            fn extent(self) -> Option<u64> {
                let extents = [$(self.$i.extent()),*];
                if extents.contains(&Some(0)) {
                    return Some(0);
                }
                let mut product = 1_u64;
                for extent in extents {
                    product = product.checked_mul(extent?)?;
                }
                Some(product)
            }

            #[inline(always)]
            fn reach(self, stride: ($($d,)*)) -> Option<u64> {
                let sum = 0_u64;
                $(let sum = sum.checked_add(self.$i.reach(stride.$i)?)?;)*
                Some(sum)
            }

            #[inline(always)]
            fn innermost(self) -> u64 {
                self.0.innermost()
            }

            #[inline(always)]
            fn step(self, stride: ($($d,)*)) -> u64 {
                self.0.step(stride.0)
            }
        }

        impl<$($s: Mode<$d>, $d: Copy),*> Modes<($($d,)*), $n> for ($($s,)*) {
            #[inline(always)]
            fn extents(self) -> Option<[u64; $n]> {
                Some([$(self.$i.extent()?),*])
            }

            #[inline(always)]
            fn reach(self, stride: ($($d,)*)) -> Option<u64> {
                Mode::reach(self, stride)
            }

            #[inline(always)]
            fn sum(self, stride: ($($d,)*), at: [u64; $n]) -> u64 {
                let sum = 0_u64;
                $(let sum = sum.wrapping_add(self.$i.split_address::<u64>(stride.$i, at[$i]));)*
                sum
            }

            #[inline(always)]
            fn block(self) -> u64 {
                if const { $l::DEPTH == 0 } { 0 } else { self.$last.innermost() }
            }

            #[inline(always)]
            fn step(self, stride: ($($d,)*)) -> u64 {
                self.$last.step(stride.$last)
            }
        }
    )*};
}

tuples! {
    1 last 0 S0: 0 S0 D0;
    2 last 1 S1: 0 S0 D0, 1 S1 D1;
    3 last 2 S2: 0 S0 D0, 1 S1 D1, 2 S2 D2;
    4 last 3 S3: 0 S0 D0, 1 S1 D1, 2 S2 D2, 3 S3 D3;
    5 last 4 S4: 0 S0 D0, 1 S1 D1, 2 S2 D2, 3 S3 D3, 4 S4 D4;
    6 last 5 S5: 0 S0 D0, 1 S1 D1, 2 S2 D2, 3 S3 D3, 4 S4 D4, 5 S5 D5;
    7 last 6 S6: 0 S0 D0, 1 S1 D1, 2 S2 D2, 3 S3 D3, 4 S4 D4, 5 S5 D5, 6 S6 D6;
    8 last 7 S7: 0 S0 D0, 1 S1 D1, 2 S2 D2, 3 S3 D3, 4 S4 D4, 5 S5 D5, 6 S6 D6, 7 S7 D7;
}
