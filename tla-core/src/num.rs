//! The integer conversions of the crate, each in one named place.
//!
//! Counts are `u64`, strides and addresses `i64`, positions in a list `usize`. `From` and `TryFrom`
//! are not const, so the conversions are written here with their bounds.

/// A position in a list as a count: lossless, no machine has a usize wider than 64 bits.
pub(crate) const fn count(position: usize) -> u64 {
    position as u64
}

/// A count as a signed number, `None` from 2^63 on.
#[expect(clippy::cast_possible_wrap, reason = "the bound is tested first")]
pub(crate) const fn signed(value: u64) -> Option<i64> {
    if value <= i64::MAX as u64 { Some(value as i64) } else { None }
}

/// A signed number as a count, `None` below zero.
#[expect(clippy::cast_sign_loss, reason = "the sign is tested first")]
pub(crate) const fn unsigned(value: i64) -> Option<u64> {
    if value >= 0 { Some(value as u64) } else { None }
}

/// `value` as `i64`, `None` where it does not fit.
#[expect(clippy::cast_possible_truncation, reason = "the bounds are tested first")]
pub(crate) const fn narrow(value: i128) -> Option<i64> {
    if value >= i64::MIN as i128 && value <= i64::MAX as i128 { Some(value as i64) } else { None }
}

/// `|value|` as a count.
pub(crate) const fn magnitude(value: i64) -> u64 {
    value.unsigned_abs()
}

/// The greatest common divisor; of 0 and a number it is the number.
pub(crate) const fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
