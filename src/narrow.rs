//! The one place where counts of the algebra (`u64`, `i64`) become `usize` of the target. In const
//! evaluation only, where a number that does not fit is a compile error.

use tla_core::Text;

use crate::rule::refuse_with;

/// `value` as `usize`; `None` where the target's is too narrow.
#[expect(clippy::cast_possible_truncation, reason = "compared with the value right after")]
pub(crate) const fn try_usize(value: u64) -> Option<usize> {
    let narrow = value as usize;
    if narrow as u64 == value { Some(narrow) } else { None }
}

/// `value` as `usize`.
///
/// # Panics
/// Where the target's `usize` is too narrow; in a const context that is a compile error.
#[track_caller]
pub(crate) const fn to_usize(value: u64) -> usize {
    match try_usize(value) {
        Some(narrow) => narrow,
        None => refuse_with(
            Text::new()
                .str("the layout counts to ")
                .unsigned(value)
                .str(", but `usize` of this target only to ")
                .unsigned(usize::MAX as u64),
        ),
    }
}

/// `value` as `i64`.
///
/// # Panics
/// From 2^63 on; sizes and addresses of a `Map` are below.
#[track_caller]
#[expect(clippy::cast_possible_wrap, reason = "the bound is tested first")]
pub(crate) const fn to_i64(value: u64) -> i64 {
    assert!(value <= i64::MAX as u64, "the number is too large: the limit is 9223372036854775807 (2^63 - 1)");
    value as i64
}

/// `value` as a position in a list or in a shape; one that neither has stays one.
pub(crate) const fn position(value: u64) -> usize {
    match try_usize(value) {
        Some(position) => position,
        None => usize::MAX,
    }
}
