//! Arithmetic of leaves, checked: nothing wraps, nothing divides by zero.

use crate::error::LayoutError;

/// An operation on two leaves, as a value: what static leaves name and run-time ones do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// [`try_add`]
    Add,
    /// [`try_sub`]
    Sub,
    /// [`try_mul`]
    Mul,
    /// [`try_div`]
    Div,
    /// [`try_rem`]
    Rem,
    /// [`min`]
    Min,
    /// [`max`]
    Max,
    /// [`try_ceil_div`]
    CeilDiv,
    /// [`try_round_up`]
    RoundUp,
    /// [`try_round_down`]
    RoundDown,
}

impl Operation {
    /// The operation on `a` and `b`.
    ///
    /// # Errors
    /// Those of the operation.
    #[inline]
    pub const fn try_apply(self, a: i64, b: i64) -> Result<i64, LayoutError> {
        match self {
            Operation::Add => try_add(a, b),
            Operation::Sub => try_sub(a, b),
            Operation::Mul => try_mul(a, b),
            Operation::Div => try_div(a, b),
            Operation::Rem => try_rem(a, b),
            Operation::Min => Ok(min(a, b)),
            Operation::Max => Ok(max(a, b)),
            Operation::CeilDiv => try_ceil_div(a, b),
            Operation::RoundUp => try_round_up(a, b),
            Operation::RoundDown => try_round_down(a, b),
        }
    }
}

/// `ceil(a / b)`: how many blocks of `b` cover `a`.
///
/// # Errors
/// [`LayoutError::DivisionByZero`], and [`LayoutError::NegativeOperand`] when one is negative.
pub const fn try_ceil_div(a: i64, b: i64) -> Result<i64, LayoutError> {
    if b == 0 {
        return Err(LayoutError::DivisionByZero { dividend: a });
    }
    if a < 0 || b < 0 {
        return Err(LayoutError::NegativeOperand { operand: if a < 0 { a } else { b } });
    }
    Ok(a / b + if a % b == 0 { 0 } else { 1 })
}

/// `a` rounded up to a multiple of `b`.
///
/// # Errors
/// Those of [`try_ceil_div`], and [`LayoutError::ArithmeticOverflow`].
pub const fn try_round_up(a: i64, b: i64) -> Result<i64, LayoutError> {
    try_mul(tri!(try_ceil_div(a, b)), b)
}

/// `a` rounded down to a multiple of `b`.
///
/// # Errors
/// Those of [`try_ceil_div`].
pub const fn try_round_down(a: i64, b: i64) -> Result<i64, LayoutError> {
    tri!(try_ceil_div(a, b));
    Ok(a - a % b)
}

/// `a + b`.
///
/// # Errors
/// [`LayoutError::ArithmeticOverflow`].
pub const fn try_add(a: i64, b: i64) -> Result<i64, LayoutError> {
    match a.checked_add(b) {
        Some(sum) => Ok(sum),
        None => Err(LayoutError::ArithmeticOverflow { a, operator: "+", b }),
    }
}

/// `a - b`.
///
/// # Errors
/// [`LayoutError::ArithmeticOverflow`].
pub const fn try_sub(a: i64, b: i64) -> Result<i64, LayoutError> {
    match a.checked_sub(b) {
        Some(difference) => Ok(difference),
        None => Err(LayoutError::ArithmeticOverflow { a, operator: "-", b }),
    }
}

/// `a * b`.
///
/// # Errors
/// [`LayoutError::ArithmeticOverflow`].
pub const fn try_mul(a: i64, b: i64) -> Result<i64, LayoutError> {
    match a.checked_mul(b) {
        Some(product) => Ok(product),
        None => Err(LayoutError::ArithmeticOverflow { a, operator: "*", b }),
    }
}

/// `a / b`, rounded towards zero.
///
/// # Errors
/// [`LayoutError::DivisionByZero`], [`LayoutError::ArithmeticOverflow`].
pub const fn try_div(a: i64, b: i64) -> Result<i64, LayoutError> {
    if b == 0 {
        return Err(LayoutError::DivisionByZero { dividend: a });
    }
    match a.checked_div(b) {
        Some(quotient) => Ok(quotient),
        None => Err(LayoutError::ArithmeticOverflow { a, operator: "/", b }),
    }
}

/// `a % b`, with the sign of `a`.
///
/// # Errors
/// [`LayoutError::DivisionByZero`].
pub const fn try_rem(a: i64, b: i64) -> Result<i64, LayoutError> {
    if b == 0 {
        return Err(LayoutError::DivisionByZero { dividend: a });
    }
    match a.checked_rem(b) {
        Some(remainder) => Ok(remainder),
        // i64::MIN % -1
        None => Ok(0),
    }
}

/// The smaller of the two.
#[must_use]
pub const fn min(a: i64, b: i64) -> i64 {
    if a < b { a } else { b }
}

/// The larger of the two.
#[must_use]
pub const fn max(a: i64, b: i64) -> i64 {
    if a > b { a } else { b }
}
