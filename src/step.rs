//! [`On`]: a stride or an offset on an axis.

use core::marker::PhantomData;

use tla_core::Axis;

use crate::axis::{AxisType, m};
use crate::int::{Neg, StaticInt};

/// `Stride` on `Axis`: `On<Int<4>, axis::laneid>` is `4@laneid`.
///
/// A static integer alone is on the axis `m`.
#[derive(Clone, Copy, Debug)]
pub struct On<Stride, Axis>(PhantomData<(Stride, Axis)>);

/// A stride or offset: a [`StaticInt`], its [`Neg`], or either [`On`] an axis.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stride",
    label = "not a stride",
    note = "a stride is `Int<N>`, `Neg<Int<N>>`, or one of them on an axis: `On<Int<4>, axis::laneid>`"
)]
pub trait Step {
    /// The axis, and how far one step moves on it, in its units; `None` when that is no `i64`.
    const STEP: Option<(Axis, i64)>;
}

/// A [`StaticInt`] or its negative.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a signed static integer",
    label = "not a static integer",
    note = "`Int<N>` or `Neg<Int<N>>`"
)]
pub trait SignedInt {
    /// The value.
    const SIGNED: i128;
}

impl<T: StaticInt> SignedInt for T {
    const SIGNED: i128 = T::VALUE as i128;
}

impl<T: StaticInt> SignedInt for Neg<T> {
    const SIGNED: i128 = -(T::VALUE as i128);
}

impl<T: StaticInt> Step for T {
    const STEP: Option<(Axis, i64)> = step(m::AXIS, T::SIGNED);
}

impl<T: StaticInt> Step for Neg<T> {
    const STEP: Option<(Axis, i64)> = step(m::AXIS, Self::SIGNED);
}

impl<T: SignedInt, A: AxisType> Step for On<T, A> {
    const STEP: Option<(Axis, i64)> = step(A::AXIS, T::SIGNED);
}

#[expect(clippy::cast_possible_truncation, reason = "the bounds are tested first")]
const fn step(axis: Axis, value: i128) -> Option<(Axis, i64)> {
    if value < i64::MIN as i128 || value > i64::MAX as i128 {
        return None;
    }
    Some((axis, value as i64))
}
