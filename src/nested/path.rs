//! Parts of a tuple by their path.

use super::layout::Layout;
use super::tuple::{Congruent, Get, IntTuple};
use crate::int::Int;

/// The part of a tuple at `Path`: `Int<I>`, or a tuple of up to four such.
#[diagnostic::on_unimplemented(
    message = "the tuple `{Self}` has nothing at the path `{Path}`",
    label = "the path leaves the tuple",
    note = "a path is `Int<I>` or a tuple of up to 4 of them, such as `(Int::<0>, Int::<1>)`"
)]
pub trait GetPath<Path> {
    /// The type of the part.
    type Part;

    /// The part.
    fn part(self) -> Self::Part;
}

impl<T: Get<I>, const I: usize> GetPath<Int<I>> for T {
    type Part = T::Entry;

    #[inline(always)]
    fn part(self) -> T::Entry {
        self.entry()
    }
}

impl<T: Get<I>, const I: usize> GetPath<(Int<I>,)> for T {
    type Part = T::Entry;

    #[inline(always)]
    fn part(self) -> T::Entry {
        self.entry()
    }
}

macro_rules! paths {
    ($($first:ident $($rest:ident)*;)*) => {$(
        impl<T, const $first: usize, $(const $rest: usize),*> GetPath<(Int<$first>, $(Int<$rest>),*)> for T
        where
            T: Get<$first, Entry: GetPath<($(Int<$rest>,)*)>>,
        {
            type Part = <T::Entry as GetPath<($(Int<$rest>,)*)>>::Part;

            #[inline(always)]
            fn part(self) -> Self::Part {
                self.entry().part()
            }
        }
    )*};
}

paths! {
    I J;
    I J K;
    I J K L;
}

impl<Shape: IntTuple, Stride: Congruent<Shape>, O: Copy, Tag> Layout<Shape, Stride, O, Tag> {
    /// The part of the shape at `path`.
    ///
    /// ```
    /// use tla::int::aliases::*;
    /// use tla::nested::tag::zN;
    ///
    /// let layout = zN::<tla::element::f16>::layout(100_u32, 100_u32);
    /// assert_eq!(layout.shape_at((_0, _1)), 7);
    /// assert_eq!(layout.stride_at((_1, _1)), 1792);
    /// assert_eq!(format!("{:?}", layout.shape_at(_1)), "(_16, 7)");
    /// ```
    #[inline(always)]
    pub fn shape_at<Path>(self, path: Path) -> Shape::Part
    where
        Shape: GetPath<Path>,
    {
        self.shape.get_path(path)
    }

    /// The part of the strides at `path`.
    #[inline(always)]
    pub fn stride_at<Path>(self, path: Path) -> Stride::Part
    where
        Stride: GetPath<Path>,
    {
        self.stride.get_path(path)
    }
}
