//! [`Layout`]: shape, stride and origin shape, each static, run-time or mixed.

use core::fmt;
use core::marker::PhantomData;

use tla_core::LayoutError;
use tla_core::nested::NestedLayout;

use super::address::Address;
use super::origin::{DefaultOrigin, Origin};
use super::tag::Untagged;
use super::tuple::{Congruent, IntTuple};
use crate::integer::IndexInt;

/// A nested layout: `shape:stride:origin`, whose leaves are static integers or run-time ones.
///
/// Zero-sized when all leaves are static, and then a [`Mapping`](crate::Mapping) too. `Tag` remembers
/// the [tag](super::tag) it was made by.
///
/// ```
/// use tla::prelude::*;
/// use tla::nested::Layout;
///
/// // 8 x 12 in blocks of 4 x 4, the number of block rows known at run time
/// let layout = Layout::new(((Int::<4>, 2_u32), (Int::<4>, Int::<3>)), ((Int::<4>, Int::<16>), (Int::<1>, Int::<32>)));
/// assert_eq!(layout.crd2offset((1, 5)), 37);
/// assert_eq!(layout.crd2offset(((1, 0), (1, 1))), 37);
/// assert_eq!(layout.to_string(), "((_4, 2), (_4, _3)):((_4, _16), (_1, _32))");
/// ```
pub struct Layout<Shape, Stride, Origin = DefaultOrigin, Tag = Untagged> {
    pub(super) shape: Shape,
    pub(super) stride: Stride,
    pub(super) origin: Origin,
    pub(super) tag: PhantomData<fn() -> Tag>,
}

impl<Shape: IntTuple, Stride: Congruent<Shape>> Layout<Shape, Stride> {
    /// The layout with the default origin: the product of each top-level mode.
    ///
    /// # Errors
    /// [`LayoutError::ExtentNegative`], [`LayoutError::StrideNegative`], and
    /// [`LayoutError::ArithmeticOverflow`] or [`LayoutError::NumberRange`] when the capacity or a leaf is
    /// no `i64`.
    #[inline]
    pub fn try_new(shape: Shape, stride: Stride) -> Result<Self, LayoutError> {
        NestedLayout::try_new(shape.try_value()?, stride.try_value()?)?;
        Ok(Self { shape, stride, origin: DefaultOrigin, tag: PhantomData })
    }

    /// [`try_new`](Self::try_new) for sizes that are known to be right.
    ///
    /// # Panics
    /// Where `try_new` returns an error.
    #[inline]
    #[track_caller]
    pub fn new(shape: Shape, stride: Stride) -> Self {
        match Self::try_new(shape, stride) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl<Shape, Stride, O, Tag> Layout<Shape, Stride, O, Tag> {
    /// The layout of parts that are right by construction.
    #[inline(always)]
    pub(crate) const fn from_parts(shape: Shape, stride: Stride, origin: O) -> Self {
        Self { shape, stride, origin, tag: PhantomData }
    }
}

impl<Shape: IntTuple, Stride: Congruent<Shape>, O: Copy, Tag> Layout<Shape, Stride, O, Tag> {
    /// The number of top-level modes.
    pub const RANK: usize = Shape::RANK;
    /// How deep the shape is nested.
    pub const DEPTH: usize = Shape::DEPTH;

    /// The layout with another valid range: one extent a top-level mode.
    ///
    /// # Errors
    /// [`LayoutError::OriginBeyond`] when it is larger than the shape in memory,
    /// [`LayoutError::NumberRange`].
    #[inline]
    pub fn try_with_origin<N: Origin<Shape, R>, const R: usize>(
        self,
        origin: N,
    ) -> Result<Layout<Shape, Stride, N, Tag>, LayoutError> {
        let extents = origin.extents(self.shape);
        NestedLayout::try_with_origin(self.shape.try_value()?, self.stride.try_value()?, &extents)?;
        Ok(Layout::from_parts(self.shape, self.stride, origin))
    }

    /// [`try_with_origin`](Self::try_with_origin) for an origin that is known to be right.
    ///
    /// # Panics
    /// Where `try_with_origin` returns an error.
    #[inline]
    #[track_caller]
    pub fn with_origin<N: Origin<Shape, R>, const R: usize>(
        self,
        origin: N,
    ) -> Layout<Shape, Stride, N, Tag> {
        match self.try_with_origin(origin) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The shape in memory, in elements. Its parts by [`IntTuple::get`].
    #[inline(always)]
    pub fn shape(self) -> Shape {
        self.shape
    }

    /// The strides, in elements, nested as the shape.
    #[inline(always)]
    pub fn stride(self) -> Stride {
        self.stride
    }

    /// The number of top-level modes.
    #[inline(always)]
    pub fn rank(self) -> usize {
        Shape::RANK
    }

    /// How deep the shape is nested.
    #[inline(always)]
    pub fn depth(self) -> usize {
        Shape::DEPTH
    }

    /// The address of the element at `coordinate`, in elements.
    ///
    /// `coordinate` is a tuple (or an array) with one entry a mode, nested as the shape is or shallower,
    /// or an integer, which counts all elements, first mode fastest. Entries may be static. A coordinate
    /// outside the shape runs on linearly, wrapping beyond `u64`; [`try_crd2offset`](Self::try_crd2offset)
    /// refuses it.
    #[inline(always)]
    pub fn crd2offset<C>(self, coordinate: C) -> u64
    where
        Shape: Address<Stride, C>,
    {
        self.crd2offset_in::<u64, C>(coordinate)
    }

    /// [`crd2offset`](Self::crd2offset) in the arithmetic of `I`, which wraps: for layouts whose
    /// addresses are known to fit it.
    #[inline(always)]
    pub fn crd2offset_in<I: IndexInt, C>(self, coordinate: C) -> I
    where
        Shape: Address<Stride, C>,
    {
        self.shape.address(self.stride, coordinate)
    }

    /// The address of the element at `coordinate`, checked.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRange`] outside the shape in memory, [`LayoutError::CoordinateRank`],
    /// [`LayoutError::CoordinateDeep`], and overflow.
    pub fn try_crd2offset<C: IntTuple>(self, coordinate: C) -> Result<u64, LayoutError> {
        let layout = NestedLayout::try_new(self.shape.try_value()?, self.stride.try_value()?)?;
        layout.try_offset(&coordinate.try_value()?)
    }
}

impl<Shape: IntTuple, Stride: Congruent<Shape>, O: Copy, Tag> Layout<Shape, Stride, O, Tag> {
    /// The valid range: one extent a top-level mode, in elements.
    #[inline(always)]
    pub fn origin_shape<const R: usize>(self) -> [u64; R]
    where
        O: Origin<Shape, R>,
    {
        self.origin.extents(self.shape)
    }

    /// The number of valid elements: the product of the origin shape.
    #[inline(always)]
    pub fn size<const R: usize>(self) -> u64
    where
        O: Origin<Shape, R>,
    {
        self.origin_shape().iter().fold(1, |size: u64, &extent| size.wrapping_mul(extent))
    }

    /// Whether every leaf of shape, stride and origin is known at compile time.
    #[inline(always)]
    pub fn is_static<const R: usize>(self) -> bool
    where
        O: Origin<Shape, R>,
    {
        Shape::IS_STATIC && Stride::IS_STATIC && O::IS_STATIC
    }

    /// `1 +` the address of the last element in memory, padding included, in elements; 0 for an empty
    /// layout. An allocation needs so many.
    ///
    /// `u64::MAX`, which no memory has, from 2^63 on: two sizes below 2^32 can reach that.
    pub fn capacity(self) -> u64 {
        self.try_nested().map_or(u64::MAX, |layout| layout.capacity())
    }

    /// The layout as a value of the algebra, with the default origin.
    fn try_nested(self) -> Result<NestedLayout, LayoutError> {
        NestedLayout::try_new(self.shape.try_value()?, self.stride.try_value()?)
    }

    /// The layout as a value of the algebra: for host code, text, and everything that is done at run
    /// time.
    ///
    /// # Errors
    /// None for a layout that was made by a checked constructor or from 32-bit sizes.
    pub fn try_value<const R: usize>(self) -> Result<NestedLayout, LayoutError>
    where
        O: Origin<Shape, R>,
    {
        let origin = self.origin_shape();
        NestedLayout::try_with_origin(self.shape.try_value()?, self.stride.try_value()?, &origin)
    }
}

impl<Shape: Clone, Stride: Clone, O: Clone, Tag> Clone for Layout<Shape, Stride, O, Tag> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Self::from_parts(self.shape.clone(), self.stride.clone(), self.origin.clone())
    }
}

impl<Shape: Copy, Stride: Copy, O: Copy, Tag> Copy for Layout<Shape, Stride, O, Tag> {}

/// Two layouts are equal when shape, stride and origin are.
impl<Shape: PartialEq, Stride: PartialEq, O: PartialEq, Tag> PartialEq for Layout<Shape, Stride, O, Tag> {
    fn eq(&self, other: &Self) -> bool {
        self.shape == other.shape && self.stride == other.stride && self.origin == other.origin
    }
}

impl<Shape: Eq, Stride: Eq, O: Eq, Tag> Eq for Layout<Shape, Stride, O, Tag> {}

impl<Shape: fmt::Debug, Stride: fmt::Debug, O: fmt::Debug, Tag> fmt::Debug for Layout<Shape, Stride, O, Tag> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Layout")
            .field("shape", &self.shape)
            .field("stride", &self.stride)
            .field("origin", &self.origin)
            .finish()
    }
}

/// `((_16, 7), (_16, 7)):((_16, _256), (_1, 1792))`: static leaves with an underscore.
impl<Shape: IntTuple, Stride: IntTuple, O, Tag> fmt::Display for Layout<Shape, Stride, O, Tag> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape.write(f)?;
        f.write_str(":")?;
        self.stride.write(f)
    }
}
