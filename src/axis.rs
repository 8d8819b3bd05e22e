//! Axes as types, with the built-in ones of TIRx.
//!
//! An axis lives in the type namespace only, as an uninhabited enum: `m` in scope does not turn
//! `let m = ..` into a pattern. Axes of your own are defined with [`axis!`](crate::axis!).

use tla_core::Axis;

use crate::element::Of;
use crate::int::StaticInt;

/// An axis as a type. The built-in ones are in this module; [`axis!`](crate::axis!) makes more.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis",
    label = "not an axis",
    note = "the built-in axes are in `tla::axis`; `axis! {{ pub name: device; }}` defines another"
)]
pub trait AxisType {
    /// The axis as a value: its name, which is its identity, and its kind.
    const AXIS: Axis;
}

macro_rules! built_in {
    ($($(#[$doc:meta])* $name:ident = $value:ident;)*) => {$(
        $(#[$doc])*
        #[expect(non_camel_case_types, reason = "axes keep the names of the notation")]
        #[derive(Clone, Copy, Debug)]
        pub enum $name {}

        #[diagnostic::do_not_recommend]
        impl AxisType for $name {
            const AXIS: Axis = tla_core::axis::$value;
        }
    )*};
}

// The names of the notation; those in upper case are no lint's concern.
macro_rules! built_in_memory {
    ($($(#[$doc:meta])* $name:ident = $value:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub enum $name {}

        #[diagnostic::do_not_recommend]
        impl AxisType for $name {
            const AXIS: Axis = tla_core::axis::$value;
        }
    )*};
}

built_in! {
    /// Block index x in the grid (counts cta in kernel).
    bx = BX;
    /// Block index y in the grid (counts cta in kernel).
    by = BY;
    /// Block index z in the grid (counts cta in kernel).
    bz = BZ;
    /// Block index x in the cluster (counts cta in cluster).
    cbx = CBX;
    /// Block index y in the cluster (counts cta in cluster).
    cby = CBY;
    /// Block index z in the cluster (counts cta in cluster).
    cbz = CBZ;
    /// Thread index in the block (counts threads in cta).
    tx = TX;
    /// Warp index in the block (counts warps in cta).
    warpid = WARPID;
    /// Warpgroup index in the block (counts warpgroups in cta).
    wgid = WGID;
    /// Lane in the warp (counts threads in warp).
    laneid = LANEID;
    /// Thread index in the warpgroup (counts threads in warpgroup).
    tid_in_wg = TID_IN_WG;
    /// Warp index in the warpgroup (counts warps in warpgroup).
    wid_in_wg = WID_IN_WG;
    /// Linear memory: an address or a register slot, in elements. The axis of a stride without a name.
    m = M;
    /// Rank in a mesh of devices.
    pid = PID;
}

built_in_memory! {
    /// Partition of a partitioned scratchpad.
    P = P;
    /// Position inside a partition.
    F = F;
    /// Accumulator bank of a partitioned scratchpad.
    Bank = BANK;
    /// Column of tensor memory.
    TCol = TCOL;
    /// Lane (row) of tensor memory.
    TLane = TLANE;
}

/// The axis `A` of `Of<A>`, for the expansion of `layout!`. Two impls for the reason given at
/// [`ElementOf`](crate::element::ElementOf).
#[diagnostic::on_unimplemented(
    message = "`{A}` is not an axis",
    label = "not an axis",
    note = "the built-in axes are in `tla::axis`; `axis! {{ pub name: device; }}` defines another"
)]
pub trait AxisOf<A> {
    /// The axis.
    type Axis;
}

impl<A: AxisType> AxisOf<A> for Of<A> {
    type Axis = A;
}

impl<A, T: StaticInt> AxisOf<A> for T {
    type Axis = T;
}

/// A tuple of up to 8 axes, such as `(laneid, warpid, m)`: what an operation splits an axis into, or an
/// owner is asked by.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of axes",
    label = "not a tuple of axes",
    note = "axes stand in a tuple of up to 8, such as `(axis::laneid, axis::m)`; one alone is `(axis::m,)`"
)]
pub trait AxisTuple {
    /// The axes as values, in the order of the tuple.
    const AXES: &'static [Axis];
}

macro_rules! axis_tuples {
    ($($($axis:ident)*;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($axis: AxisType),*> AxisTuple for ($($axis,)*) {
            const AXES: &'static [Axis] = &[$($axis::AXIS),*];
        }
    )*};
}

axis_tuples! {
    A0;
    A0 A1;
    A0 A1 A2;
    A0 A1 A2 A3;
    A0 A1 A2 A3 A4;
    A0 A1 A2 A3 A4 A5;
    A0 A1 A2 A3 A4 A5 A6;
    A0 A1 A2 A3 A4 A5 A6 A7;
}
