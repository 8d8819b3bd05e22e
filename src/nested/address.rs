//! From a coordinate to an address, over static, run-time and mixed tuples.
//!
//! The rule is that of the algebra
//! ([`NestedLayout::try_offset`](tla_core::nested::NestedLayout::try_offset)), spread over types, so that
//! static leaves fold and run-time ones stay. The tests hold the two against each other, for every
//! coordinate.

use super::leaf::Leaf;
use super::tuple::IntTuple;
use crate::integer::IndexInt;

/// A shape that can be asked with the coordinate `Coordinate` under the strides `Stride`.
#[diagnostic::on_unimplemented(
    message = "`{Coordinate}` is not a coordinate of the shape `{Self}`",
    label = "the coordinate does not fit the shape",
    note = "a coordinate has one entry a mode and is nested as the shape is, or shallower; an integer counts all elements of its mode"
)]
pub trait Address<Stride, Coordinate> {
    /// `sum digit * stride` in the arithmetic of `O`, wrapping.
    #[doc(hidden)]
    fn address<O: IndexInt>(self, stride: Stride, coordinate: Coordinate) -> O;
}

impl<S: Leaf, D: Leaf, C: Leaf> Address<D, C> for S {
    #[inline(always)]
    fn address<O: IndexInt>(self, stride: D, coordinate: C) -> O {
        coordinate.to::<O>().times(stride.to())
    }
}

/// `value % extent` and `value / extent`; an extent of 0 has no digits.
#[inline(always)]
fn split<O: IndexInt, S: IntTuple>(value: O, shape: S) -> (O, O) {
    let extent = shape.product_in::<O>();
    (value.modulo(extent), value.over(extent))
}

macro_rules! tuples {
    ($($n:literal: [$($i:tt $s:ident $d:ident $c:ident),*] last $l:tt $ls:ident $ld:ident $lc:ident;)*) => {$(
        // tuple against tuple
        impl<$($s, $d, $c,)* $ls, $ld, $lc> Address<($($d,)* $ld,), ($($c,)* $lc,)> for ($($s,)* $ls,)
        where
            $($s: Address<$d, $c>,)*
            $ls: Address<$ld, $lc>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: ($($c,)* $lc,)) -> O {
                let sum = self.$l.address::<O>(stride.$l, coordinate.$l);
                $(let sum = self.$i.address::<O>(stride.$i, coordinate.$i).plus(sum);)*
                sum
            }
        }

        // array against tuple
        impl<$($s, $d,)* $ls, $ld, I: Leaf> Address<($($d,)* $ld,), [I; $n]> for ($($s,)* $ls,)
        where
            $($s: Address<$d, I>,)*
            $ls: Address<$ld, I>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: [I; $n]) -> O {
                let sum = self.$l.address::<O>(stride.$l, coordinate[$l]);
                $(let sum = self.$i.address::<O>(stride.$i, coordinate[$i]).plus(sum);)*
                sum
            }
        }

        // integer against tuple: the first mode is fastest, the last takes the rest
        impl<$($s, $d,)* $ls, $ld, C: Leaf> Address<($($d,)* $ld,), C> for ($($s,)* $ls,)
        where
            $($s: IntTuple + SplitAddress<$d>,)*
            $ls: SplitAddress<$ld>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: C) -> O {
                SplitAddress::split_address(self, stride, coordinate.to::<O>())
            }
        }

        impl<$($s, $d,)* $ls, $ld> SplitAddress<($($d,)* $ld,)> for ($($s,)* $ls,)
        where
            $($s: IntTuple + SplitAddress<$d>,)*
            $ls: SplitAddress<$ld>,
        {
            #[inline(always)]
            fn split_address<O: IndexInt>(self, stride: ($($d,)* $ld,), value: O) -> O {
                let (sum, rest) = (O::wrapped(0), value);
                $(
                    let (digit, rest) = split(rest, self.$i);
                    let sum = self.$i.split_address::<O>(stride.$i, digit).plus(sum);
                )*
                self.$l.split_address::<O>(stride.$l, rest).plus(sum)
            }
        }
    )*};
}

/// A shape asked with an integer that is a digit of another split already.
pub trait SplitAddress<Stride> {
    /// [`Address::address`] of the integer `value`.
    #[doc(hidden)]
    fn split_address<O: IndexInt>(self, stride: Stride, value: O) -> O;
}

impl<S: Leaf, D: Leaf> SplitAddress<D> for S {
    #[inline(always)]
    fn split_address<O: IndexInt>(self, stride: D, value: O) -> O {
        value.times(stride.to())
    }
}

tuples! {
    1: [] last 0 S0 D0 C0;
    2: [0 S0 D0 C0] last 1 S1 D1 C1;
    3: [0 S0 D0 C0, 1 S1 D1 C1] last 2 S2 D2 C2;
    4: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2] last 3 S3 D3 C3;
    5: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3] last 4 S4 D4 C4;
    6: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4] last 5 S5 D5 C5;
    7: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4, 5 S5 D5 C5] last 6 S6 D6 C6;
    8: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4, 5 S5 D5 C5, 6 S6 D6 C6] last 7 S7 D7 C7;
}
