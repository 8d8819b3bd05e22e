//! [`IntTuple`]: tuples of integers and tuples, as types with values.

use core::fmt;

use tla_core::LayoutError;
use tla_core::nested::{self, MAX_TYPE_WIDTH};

use super::arith::{Combine, op};
use super::leaf::Leaf;
use super::path::GetPath;
use crate::integer::IndexInt;

/// A [`Leaf`], or a tuple of up to 8 of them and of tuples.
///
/// ```
/// use tla::prelude::*;
/// use tla::nested::IntTuple;
///
/// let shape = ((Int::<16>, 7_u32), (Int::<16>, Int::<7>));
/// assert_eq!(shape.product(), 12544);
/// assert_eq!(shape.get::<0>().get::<1>(), 7);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of integers",
    label = "not a shape, stride or coordinate",
    note = "a leaf is `Int<N>`, a `typenum` unsigned integer, or a `u32`, `u64`, `usize`, `i32` or `i64`; a tuple has up to 8 entries"
)]
pub trait IntTuple: Copy {
    /// The number of entries; 1 for a leaf.
    const RANK: usize;
    /// 0 for a leaf; for a tuple 1 more than its deepest entry.
    const DEPTH: usize;
    /// Whether every leaf is known at compile time.
    const IS_STATIC: bool;

    /// The product of all leaves in the arithmetic of `O`, wrapping.
    #[doc(hidden)]
    fn product_in<O: IndexInt>(self) -> O;

    /// The tuple as a value of the algebra.
    ///
    /// # Errors
    /// [`LayoutError::NumberRange`] when a leaf is no `i64`, [`LayoutError::TupleSize`] beyond 48 nodes.
    fn try_value(self) -> Result<nested::IntTuple, LayoutError>;

    /// Writes `(_16, 7)`, static leaves with an underscore.
    #[doc(hidden)]
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The product of all leaves, wrapping beyond `u64`.
    #[inline(always)]
    fn product(self) -> u64 {
        self.product_in()
    }

    /// Entry `I`; of a leaf, entry 0 is the leaf itself.
    #[inline(always)]
    fn get<const I: usize>(self) -> Self::Entry
    where
        Self: Get<I>,
    {
        self.entry()
    }

    /// The part at `path`: `get_path((Int::<2>, Int::<0>))` is entry 0 of entry 2.
    ///
    /// ```
    /// use tla::int::aliases::*;
    /// use tla::nested::IntTuple;
    ///
    /// let tuple = (_2, (_3, 4_u32), ((_5, 6_u32), _7));
    /// assert_eq!(tuple.get_path((_2, _0, _1)), 6);
    /// assert_eq!(tuple.get_path(_1), (_3, 4));
    /// ```
    #[inline(always)]
    fn get_path<Path>(self, path: Path) -> Self::Part
    where
        Self: GetPath<Path>,
    {
        let _ = path;
        self.part()
    }

    /// The largest leaf. [`largest`](super::arith::largest) keeps a static one static.
    ///
    /// # Errors
    /// Those of [`try_value`](Self::try_value).
    fn try_max(self) -> Result<Option<i64>, LayoutError> {
        Ok(self.try_value()?.max())
    }

    /// Leaf by leaf `self + other`, static where both are. [`arith`](super::arith) has the other
    /// operations.
    ///
    /// # Errors
    /// [`LayoutError::ArithmeticOverflow`], for run-time leaves.
    fn try_add<T>(self, other: T) -> Result<Self::Output, LayoutError>
    where
        Self: Combine<op::Add, T>,
    {
        self.try_combine(other)
    }
}

/// Entry `I` of a tuple.
#[diagnostic::on_unimplemented(message = "the tuple `{Self}` has no entry {I}", label = "no such entry")]
pub trait Get<const I: usize> {
    /// The type of the entry.
    type Entry;

    /// The entry.
    fn entry(self) -> Self::Entry;
}

/// A tuple nested as `Shape` is: one entry an entry, one leaf a leaf.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not congruent with `{Shape}`",
    label = "nested differently",
    note = "shape and stride have the same parentheses: one stride an extent"
)]
pub trait Congruent<Shape>: IntTuple {}

impl<A: Leaf, B: Leaf> Congruent<B> for A {}

impl<T: Leaf> IntTuple for T {
    const RANK: usize = 1;
    const DEPTH: usize = 0;
    const IS_STATIC: bool = T::STATIC.is_some();

    #[inline(always)]
    fn product_in<O: IndexInt>(self) -> O {
        self.to()
    }

    #[inline]
    fn try_value(self) -> Result<nested::IntTuple, LayoutError> {
        Ok(nested::IntTuple::leaf(self.checked()?))
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if T::STATIC.is_some() { "_" } else { "" };
        match self.checked() {
            Ok(value) => write!(f, "{mark}{value}"),
            Err(_) => write!(f, "{mark}{}", self.to::<u64>()),
        }
    }
}

impl<T: Leaf> Get<0> for T {
    type Entry = T;

    #[inline(always)]
    fn entry(self) -> T {
        self
    }
}

impl IntTuple for () {
    const RANK: usize = 0;
    const DEPTH: usize = 1;
    const IS_STATIC: bool = true;

    #[inline(always)]
    fn product_in<O: IndexInt>(self) -> O {
        O::wrapped(1)
    }

    #[inline]
    fn try_value(self) -> Result<nested::IntTuple, LayoutError> {
        Ok(nested::IntTuple::EMPTY)
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("()")
    }
}

impl Congruent<()> for () {}

const fn deepest(depths: &[usize]) -> usize {
    let mut deepest = 0;
    let mut i = 0;
    while i < depths.len() {
        if depths[i] > deepest {
            deepest = depths[i];
        }
        i += 1;
    }
    deepest
}

macro_rules! tuples {
    ($($rank:literal: $($i:tt $a:ident $b:ident),*;)*) => {$(
        impl<$($a: IntTuple),*> IntTuple for ($($a,)*) {
            const RANK: usize = $rank;
            const DEPTH: usize = 1 + deepest(&[$($a::DEPTH),*]);
            const IS_STATIC: bool = $($a::IS_STATIC)&&*;

            #[inline(always)]
            fn product_in<O: IndexInt>(self) -> O {
                O::wrapped(1)$(.times(self.$i.product_in()))*
            }

            #[inline]
            fn try_value(self) -> Result<nested::IntTuple, LayoutError> {
                const { assert!($rank <= MAX_TYPE_WIDTH) }
                nested::IntTuple::try_tuple(&[$(self.$i.try_value()?),*])
            }

            fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("(")?;
                $(
                    f.write_str(if $i == 0 { "" } else { ", " })?;
                    self.$i.write(f)?;
                )*
                f.write_str(if $rank == 1 { ",)" } else { ")" })
            }
        }

        impl<$($a: Congruent<$b>, $b),*> Congruent<($($b,)*)> for ($($a,)*) {}
    )*};
}

tuples! {
    1: 0 A0 B0;
    2: 0 A0 B0, 1 A1 B1;
    3: 0 A0 B0, 1 A1 B1, 2 A2 B2;
    4: 0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3;
    5: 0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4;
    6: 0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5;
    7: 0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5, 6 A6 B6;
    8: 0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5, 6 A6 B6, 7 A7 B7;
}

macro_rules! entries {
    ($(($($all:ident)*): [$($i:tt $t:ident)*];)*) => {$(
        entries!(@each ($($all)*) $($i $t)*);
    )*};
    (@each ($($all:ident)*)) => {};
    (@each ($($all:ident)*) $i:tt $t:ident $($rest:tt)*) => {
        impl<$($all: IntTuple),*> Get<$i> for ($($all,)*) {
            type Entry = $t;

            #[inline(always)]
            fn entry(self) -> $t {
                self.$i
            }
        }
        entries!(@each ($($all)*) $($rest)*);
    };
}

entries! {
    (A0): [0 A0];
    (A0 A1): [0 A0 1 A1];
    (A0 A1 A2): [0 A0 1 A1 2 A2];
    (A0 A1 A2 A3): [0 A0 1 A1 2 A2 3 A3];
    (A0 A1 A2 A3 A4): [0 A0 1 A1 2 A2 3 A3 4 A4];
    (A0 A1 A2 A3 A4 A5): [0 A0 1 A1 2 A2 3 A3 4 A4 5 A5];
    (A0 A1 A2 A3 A4 A5 A6): [0 A0 1 A1 2 A2 3 A3 4 A4 5 A5 6 A6];
    (A0 A1 A2 A3 A4 A5 A6 A7): [0 A0 1 A1 2 A2 3 A3 4 A4 5 A5 6 A6 7 A7];
}
