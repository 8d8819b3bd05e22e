//! Coalesce, flat and by mode; filter.

use super::{Judged, arg, int_tuple, judged, layout};
use crate::common::vectors::Row;

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"coalesce","args":{"layout":{"shape":[2,[1,6]],"stride":[1,[6,2]]}},"expect":{"ok":{"shape":[2,6],"stride":[1,2]}}}"#,
    r#"{"op":"coalesce_by_mode","args":{"layout":{"shape":[2,[1,6]],"stride":[1,[6,2]]},"profile":[1,1]},"expect":{"ok":{"shape":12,"stride":1}}}"#,
    r#"{"op":"filter","args":{"layout":{"shape":[2,5],"stride":[1,0]}},"expect":{"ok":{"shape":[2,5],"stride":[1,0]}}}"#,
];

pub(super) fn flat(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_coalesce()))
}

pub(super) fn by_mode(row: &Row) -> Judged {
    let profile = int_tuple(arg(row, "profile"));
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_coalesce_modes(&profile?)))
}

pub(super) fn filter(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_filter()))
}
