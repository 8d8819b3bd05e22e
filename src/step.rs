//! [`On`]: a stride or an offset on an axis.

use core::marker::PhantomData;

use tla_core::Axis;

use crate::axis::{AxisType, m};
use crate::int::{Int, Neg, StaticInt};

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
pub trait StaticStride {
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

// By constructor, not for all `StaticInt`: with one impl for `On`, a mistake inside it is reported as
// what it is.
impl<const N: usize> StaticStride for Int<N> {
    const STEP: Option<(Axis, i64)> = step(m::AXIS, Self::SIGNED);
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl StaticStride for typenum::UTerm {
    const STEP: Option<(Axis, i64)> = step(m::AXIS, Self::SIGNED);
}

#[cfg(feature = "generic-array")]
#[diagnostic::do_not_recommend]
impl<U, B> StaticStride for typenum::UInt<U, B>
where
    Self: StaticInt,
{
    const STEP: Option<(Axis, i64)> = step(m::AXIS, Self::SIGNED);
}

impl<T: StaticInt> StaticStride for Neg<T> {
    const STEP: Option<(Axis, i64)> = step(m::AXIS, Self::SIGNED);
}

impl<T: SignedInt, A: AxisType> StaticStride for On<T, A> {
    const STEP: Option<(Axis, i64)> = step(A::AXIS, T::SIGNED);
}

#[expect(clippy::cast_possible_truncation, reason = "the bounds are tested first")]
const fn step(axis: Axis, value: i128) -> Option<(Axis, i64)> {
    if value < i64::MIN as i128 || value > i64::MAX as i128 {
        return None;
    }
    Some((axis, value as i64))
}
