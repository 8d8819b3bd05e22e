//! Tags: the named layouts of matrices, as types.
//!
//! A tag makes a [`Layout`] of sizes that are static (then the layout is static), known at run time
//! (then the blocks stay static), or one of each. The layout remembers its tag.
//!
//! ```
//! use tla::prelude::*;
//! use tla::element::f16;
//! use tla::nested::tag::zN;
//!
//! let mixed = zN::<f16>::layout(100_u32, 100_u32);
//! assert_eq!(mixed.to_string(), "((_16, 7), (_16, 7)):((_16, _256), (_1, 1792))");
//! let fixed = zN::<f16>::layout(Int::<100>, Int::<100>);
//! assert_eq!(size_of_val(&fixed), 0);
//! assert_eq!(fixed.crd2offset((64, 0)), mixed.crd2offset((64, 0)));
//! ```

use core::marker::PhantomData;

use tla_core::LayoutError;
pub use tla_core::nested::tag::Tag;

use super::derived::{Fixed, LeafRule, Size, SmallSize};
use super::layout::Layout;
use crate::element::Element;
use crate::int::Int;

/// A layout that no tag made.
#[derive(Clone, Copy, Debug)]
pub enum Untagged {}

/// A tag as a type.
#[diagnostic::on_unimplemented(message = "`{Self}` is not a tag", label = "not a tag")]
pub trait TagType {
    /// The tag.
    const TAG: Tag;
    /// Bits of an element; 0 for a tag that does not depend on it.
    const BITS: u32;
}

/// Extent or stride `SLOT` of the layout of a tag.
#[derive(Clone, Copy, Debug)]
pub struct Slot<T, const SLOT: usize>(PhantomData<T>);

impl<T: TagType, const SLOT: usize> LeafRule for Slot<T, SLOT> {
    const LEAF: tla_core::nested::tag::Leaf = match Self::CHECKED {
        Ok(leaf) => leaf,
        Err(error) => panic!("{}", error.message().as_str()),
    };
    const CHECKED: Result<tla_core::nested::tag::Leaf, LayoutError> =
        tla_core::nested::tag::try_slot(T::TAG, T::BITS, SLOT);
}

/// A tag that makes a layout of `R` rows and `C` columns.
pub trait TagLayout<R, C>: TagType {
    /// The shape in memory.
    type Shape;
    /// The strides.
    type Stride;
}

/// The layout that the tag `T` makes of `R` rows and `C` columns.
pub type Made<T, R, C> = Layout<<T as TagLayout<R, C>>::Shape, <T as TagLayout<R, C>>::Stride, (R, C), T>;

/// A tag of elements.
macro_rules! by_element {
    ($($(#[$doc:meta])* $name:ident = $tag:ident: $shape:tt : $stride:tt;)*) => {$(
        $(#[$doc])*
        #[expect(non_camel_case_types, reason = "tags keep the names of the notation")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name<E>(PhantomData<fn() -> E>);

        impl<E: Element> TagType for $name<E> {
            const TAG: Tag = Tag::$tag;
            const BITS: u32 = E::BITS;
        }

        made! { [E: Element] $name<E>, $shape : $stride }
    )*};
}

/// A tag that lies alike for every element.
macro_rules! for_all {
    ($($(#[$doc:meta])* $name:ident = $tag:expr, [$($p:tt)*] [$($a:tt)*]: $shape:tt : $stride:tt;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $name<$($p)*> {}

        impl<$($p)*> TagType for $name<$($a)*> {
            const TAG: Tag = $tag;
            const BITS: u32 = 0;
        }

        made! { [$($p)*] $name<$($a)*>, $shape : $stride }
    )*};
}

macro_rules! made {
    ([] $name:ty, $shape:tt : $stride:tt) => {
        impl<R: Size, C: Size> TagLayout<R, C> for $name {
            type Shape = leaves!(@type $shape);
            type Stride = leaves!(@type $stride);
        }
        made! { @fns [] $name, $shape : $stride }
    };
    ([$($p:tt)+] $name:ty, $shape:tt : $stride:tt) => {
        impl<$($p)+, R: Size, C: Size> TagLayout<R, C> for $name {
            type Shape = leaves!(@type $shape);
            type Stride = leaves!(@type $stride);
        }
        made! { @fns [$($p)+] $name, $shape : $stride }
    };
    (@fns [$($p:tt)*] $name:ty, $shape:tt : $stride:tt) => {
        impl<$($p)*> $name {
            /// The layout of `rows` x `columns` elements, of sizes that cannot overflow it: static ones
            /// (an overflow is a compile error) and `u32`. Its origin is the size.
            #[inline(always)]
            pub fn layout<R: SmallSize, C: SmallSize>(rows: R, columns: C) -> Made<Self, R, C> {
                Layout::from_parts(
                    leaves!(@derive rows columns $shape),
                    leaves!(@derive rows columns $stride),
                    (rows, columns),
                )
            }

            /// The layout of `rows` x `columns` elements. Its origin is the size.
            ///
            /// # Errors
            /// [`LayoutError::SizeOverflow`] or [`LayoutError::ArithmeticOverflow`] when a number of the
            /// layout is no `i64`.
            #[inline]
            pub fn try_layout<R: Size, C: Size>(rows: R, columns: C) -> Result<Made<Self, R, C>, LayoutError> {
                tla_core::nested::tag::try_layout(
                    <Self as TagType>::TAG,
                    <Self as TagType>::BITS,
                    rows.to(),
                    columns.to(),
                )?;
                Ok(Layout::from_parts(
                    leaves!(@try rows columns $shape),
                    leaves!(@try rows columns $stride),
                    (rows, columns),
                ))
            }
        }
    };
}

// f: fixed, r: made of the rows, c: made of the columns; the number is the slot
macro_rules! leaves {
    (@type [f $k:literal]) => { Fixed<Slot<Self, $k>> };
    (@type [r $k:literal]) => { <R as Size>::Derived<Slot<Self, $k>> };
    (@type [c $k:literal]) => { <C as Size>::Derived<Slot<Self, $k>> };
    (@type ($($entry:tt),*)) => { ($(leaves!(@type $entry),)*) };
    (@derive $r:ident $c:ident [f $k:literal]) => { Fixed::<Slot<Self, $k>>::default() };
    (@derive $r:ident $c:ident [r $k:literal]) => { $r.derive::<Slot<Self, $k>>() };
    (@derive $r:ident $c:ident [c $k:literal]) => { $c.derive::<Slot<Self, $k>>() };
    (@derive $r:ident $c:ident ($($entry:tt),*)) => { ($(leaves!(@derive $r $c $entry),)*) };
    (@try $r:ident $c:ident [f $k:literal]) => { Fixed::<Slot<Self, $k>>::default() };
    (@try $r:ident $c:ident [r $k:literal]) => { $r.try_derive::<Slot<Self, $k>>()? };
    (@try $r:ident $c:ident [c $k:literal]) => { $c.try_derive::<Slot<Self, $k>>()? };
    (@try $r:ident $c:ident ($($entry:tt),*)) => { ($(leaves!(@try $r $c $entry),)*) };
}

by_element! {
    /// Fractals of 16 rows x 32 bytes down the columns, row-major inside. CANN's `FRACTAL_NZ`.
    zN = ZN: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [f 3]), ([f 6], [r 7]));
    /// Fractals of 16 rows x 32 bytes along the rows, row-major inside.
    zZ = ZZ: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [c 3]), ([f 6], [f 7]));
    /// Fractals of 32 bytes x 16 columns along the rows, column-major inside.
    nZ = NZ: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [c 3]), ([f 6], [f 7]));
    /// Fractals of 32 bytes x 16 columns down the columns, column-major inside.
    nN = NN: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [f 3]), ([f 6], [r 7]));
}

for_all! {
    /// Rows one after the other.
    RowMajor = Tag::RowMajor, [] []: ([r 0], [c 4]) : ([c 2], [f 6]);
    /// Rows of packed 4-bit floats one after the other, each padded to an even number of them.
    RowMajorPacked = Tag::RowMajorPacked, [] []: ([r 0], [c 4]) : ([c 2], [f 6]);
    /// Columns one after the other.
    ColumnMajor = Tag::ColumnMajor, [] []: ([r 0], [c 4]) : ([f 2], [r 6]);
    /// Columns of packed 4-bit floats one after the other, each padded to an even number of them.
    ColumnMajorPacked = Tag::ColumnMajorPacked, [] []: ([r 0], [c 4]) : ([f 2], [r 6]);
    /// The accumulator: as [`zN`], with blocks of 16 x 16 at every width.
    L0C = Tag::L0C, [] []: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [f 3]), ([f 6], [r 7]));
    /// Weights of 4 bits: as [`nZ`], with blocks of 32 x 16 at every width.
    Weight4BitnZ = Tag::Weight4BitNZ, [] []: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [c 3]), ([f 6], [f 7]));
    /// Blocks of `BR` x `BC`, row-major inside, along the rows.
    PaddingRowMajor = Tag::PaddingRowMajor { rows: BR as u64, columns: BC as u64 }, [const BR: usize, const BC: usize] [BR, BC]:
        (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [c 3]), ([f 6], [f 7]));
    /// Blocks of `BR` x `BC`, column-major inside, down the columns.
    PaddingColumnMajor = Tag::PaddingColumnMajor { rows: BR as u64, columns: BC as u64 }, [const BR: usize, const BC: usize] [BR, BC]:
        (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [f 3]), ([f 6], [r 7]));
    /// Scales of a row-major left operand, in pairs along the columns.
    MxRowMajorA = Tag::MxRowMajorA, [] []: ([r 0], ([f 4], [c 5])) : ([c 2], ([f 6], [f 7]));
    /// Scales of a row-major right operand, in pairs down the rows.
    MxRowMajorB = Tag::MxRowMajorB, [] []: (([f 0], [r 1]), [c 4]) : (([f 2], [c 3]), [f 6]);
    /// Scales of a column-major left operand, in pairs along the columns.
    MxColumnMajorA = Tag::MxColumnMajorA, [] []: ([r 0], ([f 4], [c 5])) : ([f 2], ([f 6], [r 7]));
    /// Scales of a column-major right operand, in pairs down the rows.
    MxColumnMajorB = Tag::MxColumnMajorB, [] []: (([f 0], [r 1]), [c 4]) : (([f 2], [f 3]), [r 6]);
    /// Scales in blocks of 16 x 2, row-major inside, along the rows.
    MxzZ = Tag::MxZZ, [] []: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [c 3]), ([f 6], [f 7]));
    /// Scales in blocks of 2 x 16, column-major inside, down the columns.
    MxnN = Tag::MxNN, [] []: (([f 0], [r 1]), ([f 4], [c 5])) : (([f 2], [f 3]), ([f 6], [r 7]));
}

/// One dimension, contiguous.
#[derive(Clone, Copy, Debug)]
pub enum Vector {}

impl TagType for Vector {
    const TAG: Tag = Tag::Vector;
    const BITS: u32 = 0;
}

/// The layout of `N` elements.
pub type VectorLayout<N> = Layout<(N,), (Int<1>,), (N,), Vector>;

impl Vector {
    /// The layout of `len` elements.
    #[inline(always)]
    pub fn layout<N: SmallSize>(len: N) -> VectorLayout<N> {
        Layout::from_parts((len,), (Int,), (len,))
    }

    /// The layout of `len` elements.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`] when the length is no `i64`.
    #[inline]
    pub fn try_layout<N: Size>(len: N) -> Result<VectorLayout<N>, LayoutError> {
        tla_core::nested::tag::try_layout(Tag::Vector, Self::BITS, len.to(), 1)?;
        Ok(Layout::from_parts((len,), (Int,), (len,)))
    }
}

/// Rows or columns that lie further apart than they are long.
macro_rules! pitched {
    ($($name:ident, $what:literal, $rule:ident, $stride:ty = $p:ident $value:expr;)*) => {$(
        impl $name {
            #[doc = concat!("The layout of `rows` x `columns` elements whose ", $what, " start `pitch` elements apart.")]
            ///
            /// # Errors
            #[doc = concat!("[`LayoutError::PitchShort`] when ", $what, " would overlap; overflow.")]
            #[inline]
            pub fn try_with_pitch<R: Size, C: Size, P: Size>(
                rows: R,
                columns: C,
                $p: P,
            ) -> Result<Layout<(R, C), $stride, (R, C), Self>, LayoutError> {
                tla_core::nested::tag::$rule(rows.to(), columns.to(), $p.to())?;
                Ok(Layout::from_parts((rows, columns), $value, (rows, columns)))
            }

            /// [`try_with_pitch`](Self::try_with_pitch) for numbers that are known to be right; of static
            /// ones, wrong ones are a compile error.
            ///
            /// ```
            #[doc = concat!("use tla::nested::tag::", stringify!($name), ";")]
            /// use tla::prelude::*;
            ///
            #[doc = concat!("let layout = ", stringify!($name), "::with_pitch(8_u32, 8_u32, Int::<32>);")]
            /// assert_eq!(layout.capacity(), 7 * 32 + 8);
            #[doc = concat!("assert_eq!(layout.tag(), tla::nested::tag::Tag::", stringify!($name), ");")]
            /// ```
            ///
            /// # Panics
            /// Where `try_with_pitch` returns an error.
            #[inline]
            #[track_caller]
            pub fn with_pitch<R: Size, C: Size, P: Size>(
                rows: R,
                columns: C,
                pitch: P,
            ) -> Layout<(R, C), $stride, (R, C), Self> {
                const {
                    if let (Some(rows), Some(columns), Some(pitch)) = (R::STATIC, C::STATIC, P::STATIC)
                        && let Err(error) = tla_core::nested::tag::$rule(rows, columns, pitch)
                    {
                        panic!("{}", error.message().as_str())
                    }
                }
                match Self::try_with_pitch(rows, columns, pitch) {
                    Ok(layout) => layout,
                    Err(error) => panic!("{}", error.message().as_str()),
                }
            }
        }
    )*};
}

pitched! {
    RowMajor, "rows", try_row_major, (P, Int<1>) = pitch (pitch, Int);
    ColumnMajor, "columns", try_column_major, (Int<1>, P) = pitch (Int, pitch);
}

impl<Shape, Stride, O, T: TagType> Layout<Shape, Stride, O, T> {
    /// The tag that made the layout, known by its identity: `L0C` is not `zN`, wherever they lie alike.
    #[must_use]
    #[inline]
    pub const fn tag(&self) -> Tag {
        T::TAG
    }
}
