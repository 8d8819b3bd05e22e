//! Tuples of axes as what a place is an array along.

use crate::axis::{AxisTuple, AxisType};
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::places::Place;

/// A tuple of `N` axes, along which a place is `[I; N]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of axes, one for each coordinate of a place",
    label = "not a tuple of axes",
    note = "axes stand in a tuple of up to 8, such as `(axis::laneid, axis::m)`; one alone is `(axis::m,)`"
)]
pub trait AxesOf<const N: usize>: AxisTuple {
    /// The coordinates of a place on the axes.
    #[doc(hidden)]
    fn place<L: Mapping, I: IndexInt, const R: usize>(place: Place<L, I, R>) -> [I; N];
}

/// A tuple of `T + 1` axes, of which the last counts registers and the others, `[I; T]`, threads.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of axes, one for each coordinate of a thread and one for its registers",
    label = "not a tuple of axes",
    note = "axes stand in a tuple of up to 8, such as `(axis::laneid, axis::m)`; one alone is `(axis::m,)`"
)]
pub trait ThreadAxesOf<const T: usize>: AxisTuple {}

macro_rules! tuples {
    ($($count:literal: $threads:literal $($axis:ident)*;)*) => {$(
        impl<$($axis: AxisType),*> AxesOf<$count> for ($($axis,)*) {
            #[inline(always)]
            fn place<L: Mapping, I: IndexInt, const R: usize>(place: Place<L, I, R>) -> [I; $count] {
                [$(place.coordinate_on::<$axis>()),*]
            }
        }

        impl<$($axis: AxisType),*> ThreadAxesOf<$threads> for ($($axis,)*) {}
    )*};
}

tuples! {
    1: 0 A0;
    2: 1 A0 A1;
    3: 2 A0 A1 A2;
    4: 3 A0 A1 A2 A3;
    5: 4 A0 A1 A2 A3 A4;
    6: 5 A0 A1 A2 A3 A4 A5;
    7: 6 A0 A1 A2 A3 A4 A5 A6;
    8: 7 A0 A1 A2 A3 A4 A5 A6 A7;
}
