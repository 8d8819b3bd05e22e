//! Slices: a tensor with some modes fixed, as `(17, ..)`.

use core::marker::PhantomData;
use core::ops::RangeFull;

use super::grid::{Grid, Modes, position};
use super::{Tensor, TensorMut, TensorRef};
use crate::nested::{Congruent, IntTuple, Layout, Leaf, Origin};
use crate::seal;

/// A tuple of integers, which fix a mode, and `..`, which keep one: `K` of `R` modes stay.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not slice a tensor of {R} modes",
    label = "not a tuple of {R} integers and `..`",
    note = "a slice has one entry a mode, an integer or `..`, at least one `..`, and at most 5 entries; for one element use `get`"
)]
pub trait Slice<const R: usize, const K: usize>: Copy + seal::Sealed<seal::Slice> {
    /// The modes that stay.
    #[doc(hidden)]
    const KEPT: [usize; K];

    /// Where the others are fixed.
    #[doc(hidden)]
    fn fixed(self) -> [Option<u64>; R];
}

/// The entries of the tuple `Tuple` that a slice keeps.
pub trait Keep<Tuple>: seal::Sealed<(seal::Slice, Tuple)> {
    /// Their tuple.
    type Kept;

    /// Their tuple.
    #[doc(hidden)]
    fn keep(tuple: Tuple) -> Self::Kept;
}

/// A layout of `R` modes of which the slice `By` leaves `K`.
#[diagnostic::on_unimplemented(
    message = "`{By}` does not slice the layout `{Self}` of {R} modes",
    label = "not a tuple of {R} integers and `..`",
    note = "a slice has one entry a mode, an integer or `..`, at least one `..`, and at most 5 entries; for one element use `get`"
)]
pub trait SliceBy<By, const R: usize, const K: usize>: Grid<R> + seal::Sealed<(seal::Slice, By)> {
    /// The layout of the modes that stay.
    type Kept: Grid<K>;

    /// The layout of the modes that stay.
    #[doc(hidden)]
    fn kept(self) -> Self::Kept;
}

impl<By: seal::Sealed<seal::Slice>, Shape, Stride, O, Tag> seal::Sealed<(seal::Slice, By)>
    for Layout<Shape, Stride, O, Tag>
{
}

impl<By, Shape, Stride, O, Tag, const R: usize, const K: usize> SliceBy<By, R, K>
    for Layout<Shape, Stride, O, Tag>
where
    By: Slice<R, K> + Keep<Shape> + Keep<Stride>,
    Self: Grid<R>,
    Shape: IntTuple,
    Stride: Congruent<Shape>,
    O: Origin<Shape, R>,
    <By as Keep<Shape>>::Kept: IntTuple + Modes<<By as Keep<Stride>>::Kept, K>,
    <By as Keep<Stride>>::Kept: Congruent<<By as Keep<Shape>>::Kept>,
    [u64; K]: Origin<<By as Keep<Shape>>::Kept, K>,
{
    type Kept = Layout<<By as Keep<Shape>>::Kept, <By as Keep<Stride>>::Kept, [u64; K]>;

    #[inline(always)]
    fn kept(self) -> Self::Kept {
        let origin = self.origin_shape();
        let (shape, stride) =
            (<By as Keep<Shape>>::keep(self.shape()), <By as Keep<Stride>>::keep(self.stride()));
        Layout::from_parts(shape, stride, By::KEPT.map(|d| origin[d]))
    }
}

impl<T, D, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// Where the slice starts in the storage; `None` where a mode is fixed outside the valid extents.
    ///
    /// The address of the fixed modes alone, the others at 0, so that an address of the kept modes is
    /// added to it: their absolute coordinates stay, and with them the place inside a block.
    #[inline(always)]
    fn base<By: Slice<R, K>, const K: usize>(&self, by: By) -> Option<usize> {
        let mut at = [0; R];
        let fixed = by.fixed();
        for d in 0..R {
            if let Some(coordinate) = fixed[d] {
                if coordinate >= self.window.valid()[d] {
                    return None;
                }
                // a valid coordinate, for which the sum cannot wrap
                at[d] = self.window.start()[d].wrapping_add(coordinate);
            }
        }
        Some(position(&self.layout, at))
    }
}

impl<T, D: AsRef<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// The tensor with some modes fixed: `t.slice((17, ..))` is row 17, `t.slice((.., 3))` column 3.
    /// `None` outside the valid extents. Up to five modes.
    ///
    /// The modes that stay keep their absolute coordinate, so that a slice of a tile that starts inside a
    /// block is right. [`offset`](Tensor::offset) of a slice counts from the slice's own data.
    ///
    /// ```
    /// use tla::element::f16;
    /// use tla::nested::tag::zN;
    /// use tla::tensor::Tensor;
    ///
    /// let data: Vec<u32> = (0..12544).collect();
    /// let t = Tensor::new(data, zN::<f16>::layout(100_u32, 100_u32))?;
    /// let row = t.slice((17, ..)).ok_or("row 17")?;
    /// assert_eq!((row.extents(), row[[0]]), ([100], 272));
    /// assert_eq!(row.layout().to_string(), "((_16, 7),):((_1, 1792),)");
    ///
    /// // columns 3.. of row 5: element 13 is in the next block
    /// let row = t.tile([50, 50], [5, 3]);
    /// assert_eq!(row.slice((0, ..)).ok_or("row 0")?[[13]], 1872);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub fn slice<By: Slice<R, K>, const K: usize>(&self, by: By) -> Option<TensorRef<'_, T, L::Kept, K>>
    where
        L: SliceBy<By, R, K>,
    {
        // an empty tensor may have an address beyond the slice, and a storage may have become shorter
        let data = self.data.as_ref().get(self.base(by)?..).unwrap_or_default();
        Some(Tensor {
            data,
            layout: SliceBy::kept(self.layout),
            window: self.window.kept(By::KEPT),
            element: PhantomData,
        })
    }
}

impl<T, D: AsRef<[T]> + AsMut<[T]>, L: Grid<R>, const R: usize> Tensor<T, D, L, R> {
    /// [`slice`](Self::slice), to be written.
    #[inline(always)]
    pub fn slice_mut<By: Slice<R, K>, const K: usize>(
        &mut self,
        by: By,
    ) -> Option<TensorMut<'_, T, L::Kept, K>>
    where
        L: SliceBy<By, R, K>,
    {
        let base = self.base(by)?;
        let data = self.data.as_mut().get_mut(base..).unwrap_or_default();
        Some(Tensor {
            data,
            layout: SliceBy::kept(self.layout),
            window: self.window.kept(By::KEPT),
            element: PhantomData,
        })
    }
}

// Every way to keep at least one of the modes: each mode is kept or fixed in turn.
macro_rules! slices {
    // none is kept: that is an element
    ($n:literal [$($all:ident)*] [$($entry:ty,)*] [$($int:ident)*] [] [$($fixed:tt)*];) => {};
    ($n:literal [$($all:ident)*] [$($entry:ty,)*] [$($int:ident)*] [$($kept:tt $mode:ident)+] [$($fixed:tt)*];) => {
        impl<$($int: Leaf),*> seal::Sealed<seal::Slice> for ($($entry,)*) {}

        impl<$($int: Leaf),*> Slice<$n, { [$($kept),+].len() }> for ($($entry,)*) {
            const KEPT: [usize; [$($kept),+].len()] = [$($kept),+];

            #[inline(always)]
            fn fixed(self) -> [Option<u64>; $n] {
                #[allow(unused_mut, reason = "no mode is fixed in one of the cases")]
                let mut fixed = [None; $n];
                $(fixed[$fixed] = Some(self.$fixed.to());)*
                fixed
            }
        }

        impl<$($int: Leaf,)* $($all),*> seal::Sealed<(seal::Slice, ($($all,)*))> for ($($entry,)*) {}

        impl<$($int: Leaf,)* $($all),*> Keep<($($all,)*)> for ($($entry,)*) {
            type Kept = ($($mode,)+);

            #[inline(always)]
            fn keep(tuple: ($($all,)*)) -> Self::Kept {
                ($(tuple.$kept,)+)
            }
        }
    };
    ($n:literal [$($all:ident)*] [$($entry:ty,)*] [$($int:ident)*] [$($kept:tt)*] [$($fixed:tt)*];
        $i:tt $mode:ident $index:ident $($rest:tt)*) => {
        slices!($n [$($all)* $mode] [$($entry,)* RangeFull,] [$($int)*] [$($kept)* $i $mode] [$($fixed)*]; $($rest)*);
        slices!($n [$($all)* $mode] [$($entry,)* $index,] [$($int)* $index] [$($kept)*] [$($fixed)* $i]; $($rest)*);
    };
}

slices!(1 [] [] [] [] []; 0 S0 I0);
slices!(2 [] [] [] [] []; 0 S0 I0 1 S1 I1);
slices!(3 [] [] [] [] []; 0 S0 I0 1 S1 I1 2 S2 I2);
slices!(4 [] [] [] [] []; 0 S0 I0 1 S1 I1 2 S2 I2 3 S3 I3);
slices!(5 [] [] [] [] []; 0 S0 I0 1 S1 I1 2 S2 I2 3 S3 I3 4 S4 I4);
