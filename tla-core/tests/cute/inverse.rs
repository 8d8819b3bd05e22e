//! Inverses from the right and the left; the nullspace.

use super::{Answer, Judged, Verdict, arg, judged, layout};
use crate::common::vectors::Row;
use tla_core::LayoutError;
use tla_core::nested::{IntTuple, NestedLayout};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"right_inverse","args":{"layout":{"shape":[4,8],"stride":[8,1]}},"expect":{"ok":{"shape":[8,4],"stride":[8,1]}}}"#,
    r#"{"op":"right_inverse","args":{"layout":{"shape":[2,4],"stride":[0,1]}},"expect":{"ok":{"shape":8,"stride":1}}}"#,
    r#"{"op":"left_inverse","args":{"layout":{"shape":4,"stride":2}},"expect":{"ok":{"shape":[2,4],"stride":[1,2]}}}"#,
    r#"{"op":"left_inverse","args":{"layout":{"shape":[8,3],"stride":[4,24]}},"expect":{"ok":{"shape":[4,6,3],"stride":[0,1,8]}}}"#,
    r#"{"op":"nullspace","args":{"layout":{"shape":[7,5,16],"stride":[3,1,0]}},"expect":{"ok":{"shape":16,"stride":1}}}"#,
];

/// The row's answer, or one that is longer and an inverse by definition.
pub(super) fn right(row: &Row) -> Judged {
    let made = layout(arg(row, "layout")).and_then(|layout| layout.try_right_inverse());
    let judged = judged(row, made);
    let (Err(_), Ok(inverse), Some(ok)) = (&judged, made, row.json["expect"].get("ok")) else {
        return judged;
    };
    let row_size = match Answer::read(ok) {
        Answer::Layout(shape, _) => shape.product(),
        Answer::Tree(_) => return judged,
    };
    let longer = i128::from(inverse.size()) > row_size;
    if longer && inverts(&layout(arg(row, "layout")), &inverse) { Ok(Verdict::AlsoRight) } else { judged }
}

/// `layout(inverse(i)) = i`, index by index.
fn inverts(layout: &Result<NestedLayout, LayoutError>, inverse: &NestedLayout) -> bool {
    let Ok(layout) = layout else { return false };
    let at = |layout: &NestedLayout, i: i64| layout.try_at(&IntTuple::leaf(i)).ok();
    let size = i64::try_from(inverse.size()).expect("an i64");
    (0..size).all(|i| at(inverse, i).and_then(|index| at(layout, index)) == Some(i))
}

pub(super) fn left(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_left_inverse()))
}

pub(super) fn nullspace(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_nullspace()))
}
