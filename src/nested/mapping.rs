//! A nested layout whose leaves are all static is a layout as every other: a [`Mapping`].

use tla_core::nested::{self, Composed, MAX_TYPE_WIDTH, NestedLayout, Tree};
use tla_core::{LayoutError, Map, Place};

use super::derived::{CeilDiv, Derived, Fixed};
use super::layout::Layout;
use super::origin::DefaultOrigin;
use super::tuple::{Congruent, IntTuple};
use crate::int::{Int, StaticInt, value};
use crate::mapping::{Evaluated, Mapping};

/// A tuple whose leaves are all known at compile time.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not static",
    label = "has a leaf that is known at run time only",
    note = "constants of a layout need every leaf to be `Int<N>` or a `typenum` unsigned integer"
)]
pub trait StaticTuple: IntTuple {
    /// The tuple.
    const TUPLE: Result<nested::IntTuple, LayoutError> = nested::IntTuple::try_from_tree(&Self::TREE);

    /// The tuple, part by part: a leaf as a constant is no larger than itself.
    #[doc(hidden)]
    const TREE: Tree<'static>;
}

/// An origin that is known at compile time.
pub trait StaticOrigin {
    /// The valid extents; `None` for the product of each mode.
    const EXTENTS: Option<&'static [u64]>;
}

/// A nested layout that is known at compile time.
pub trait StaticLayout: Mapping {
    /// The layout as a value of the algebra: with its nesting and its origin shape, which
    /// [`Mapping::MAP`] has not.
    const NESTED: NestedLayout;
}

impl<T: StaticInt + Copy> StaticTuple for T {
    const TREE: Tree<'static> = match T::CHECKED {
        Ok(value) => Tree::Leaf(value),
        Err(error) => Tree::Wrong(error),
    };
}

impl StaticTuple for () {
    const TREE: Tree<'static> = Tree::Tuple(&[]);
}

impl StaticOrigin for DefaultOrigin {
    const EXTENTS: Option<&'static [u64]> = None;
}

macro_rules! tuples {
    ($($($t:ident),*;)*) => {$(
        impl<$($t: StaticTuple),*> StaticTuple for ($($t,)*) {
            const TREE: Tree<'static> = Tree::Tuple(&[$($t::TREE),*]);
        }

        impl<$($t: Single),*> Single for ($($t,)*) {
            const SINGLE: Self = ($($t::SINGLE,)*);
        }

        impl<$($t: StaticInt),*> StaticOrigin for ($($t,)*) {
            const EXTENTS: Option<&'static [u64]> = Some(&[$(value($t::CHECKED)),*]);
        }
    )*};
}

tuples! {
    T0;
    T0, T1;
    T0, T1, T2;
    T0, T1, T2, T3;
    T0, T1, T2, T3, T4;
    T0, T1, T2, T3, T4, T5;
    T0, T1, T2, T3, T4, T5, T6;
    T0, T1, T2, T3, T4, T5, T6, T7;
}

impl<Shape: StaticTuple, Stride: StaticTuple + Congruent<Shape>, O: StaticOrigin, Tag> Mapping
    for Layout<Shape, Stride, O, Tag>
{
}

impl<Shape: StaticTuple, Stride: StaticTuple + Congruent<Shape>, O: StaticOrigin, Tag> Evaluated
    for Layout<Shape, Stride, O, Tag>
{
    const CHECKED: Result<Map, LayoutError> = match nested(&Shape::TREE, &Stride::TREE, O::EXTENTS) {
        Ok(layout) => layout.try_map(),
        Err(error) => Err(error),
    };

    const NESTED_CHECKED: Result<Composed, LayoutError> =
        match nested(&Shape::TREE, &Stride::TREE, O::EXTENTS) {
            Ok(layout) => Ok(Composed::plain(layout)),
            Err(error) => Err(error),
        };
}

impl<Shape: StaticTuple, Stride: StaticTuple + Congruent<Shape>, O: StaticOrigin, Tag> StaticLayout
    for Layout<Shape, Stride, O, Tag>
{
    const NESTED: NestedLayout = match nested(&Shape::TREE, &Stride::TREE, O::EXTENTS) {
        Ok(layout) => layout,
        Err(error) => panic!("{}", error.message().as_str()),
    };
}

const fn nested(
    shape: &Tree<'_>,
    stride: &Tree<'_>,
    origin: Option<&[u64]>,
) -> Result<NestedLayout, LayoutError> {
    let shape = match nested::IntTuple::try_from_tree(shape) {
        Ok(shape) => shape,
        Err(error) => return Err(error),
    };
    match (nested::IntTuple::try_from_tree(stride), origin) {
        (Ok(stride), Some(origin)) => NestedLayout::try_with_origin(shape, stride, origin),
        (Ok(stride), None) => NestedLayout::try_new(shape, stride),
        // the place counts strides, which have no place of their own
        (Err(LayoutError::NumberRange { .. }), _) => Err(LayoutError::NumberRange { place: Place::Whole }),
        (Err(error), _) => Err(error),
    }
}

/// A type that has one value, which const code can name. Not `Default`: that cannot be called there.
pub trait Single: Sized {
    /// The value.
    #[doc(hidden)]
    const SINGLE: Self;
}

impl<const N: usize> Single for Int<N> {
    const SINGLE: Self = Int;
}

impl Single for DefaultOrigin {
    const SINGLE: Self = DefaultOrigin;
}

impl<Rule> Single for Fixed<Rule> {
    const SINGLE: Self = Self::new();
}

impl<Rule, S> Single for Derived<Rule, S> {
    const SINGLE: Self = Self::new();
}

impl<A, B> Single for CeilDiv<A, B> {
    const SINGLE: Self = Self::new();
}

impl<Shape: Single, Stride: Single, O: Single, Tag> Single for Layout<Shape, Stride, O, Tag> {
    const SINGLE: Self = Self::from_parts(Shape::SINGLE, Stride::SINGLE, O::SINGLE);
}

impl<Shape: Single, Stride: Single, O: Single, Tag> Layout<Shape, Stride, O, Tag>
where
    Self: StaticLayout,
{
    /// The one value of a layout that is all static: what [`Default`] gives, as a constant.
    ///
    /// ```
    /// use tla::prelude::*;
    ///
    /// type Blocked = layout!(((4,2),(4,3)):((4,16),(1,32)));
    /// assert_eq!(Blocked::VALUE.crd2offset((1, 5)), 37);
    /// ```
    pub const VALUE: Self = {
        assert!(Self::NESTED.rank() <= MAX_TYPE_WIDTH);
        Self::SINGLE
    };
}

/// The one value of a layout that is all static.
impl<Shape, Stride, O, Tag> Default for Layout<Shape, Stride, O, Tag>
where
    Self: StaticLayout,
    Shape: Default,
    Stride: Default,
    O: Default,
{
    #[inline(always)]
    fn default() -> Self {
        const { assert!(Self::NESTED.rank() <= MAX_TYPE_WIDTH) }
        Self::from_parts(Shape::default(), Stride::default(), O::default())
    }
}
