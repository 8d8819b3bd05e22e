//! Tuples of axes as what a place is an array along.

use crate::axis::{AxisTuple, AxisType};
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::places::Place;

/// A tuple of `N` axes, along which a place is `[I; N]`.
#[diagnostic::on_unimplemented(
    message = "a place along the axes `{Self}` does not have {N} coordinates",
    label = "another number of coordinates than axes",
    note = "a place is an array with one coordinate an axis, in their order"
)]
pub trait AxesOf<const N: usize>: AxisTuple {
    /// The coordinates of a place on the axes.
    #[doc(hidden)]
    fn place<L: Mapping, I: IndexInt, const R: usize>(place: Place<L, I, R>) -> [I; N];
}

/// A tuple of `T + 1` axes, of which the last counts registers and the others, `[I; T]`, threads.
#[diagnostic::on_unimplemented(
    message = "a thread along the axes `{Self}` does not have {T} coordinates",
    label = "another number of coordinates than axes before the last",
    note = "a thread is an array with one coordinate for each axis but the last, which counts its registers"
)]
pub trait ThreadAxesOf<const T: usize>: AxisTuple {}

macro_rules! tuples {
    ($($count:literal: $threads:literal $($axis:ident)*;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($axis: AxisType),*> AxesOf<$count> for ($($axis,)*) {
            #[inline(always)]
            fn place<L: Mapping, I: IndexInt, const R: usize>(place: Place<L, I, R>) -> [I; $count] {
                [$(place.coordinate_on::<$axis>()),*]
            }
        }

        #[diagnostic::do_not_recommend]
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
