//! Size, capacity, rank, depth, coordinates.

use super::{Judged, arg, int_tuple, judged, layout};
use crate::common::vectors::Row;

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"size","args":{"layout":{"shape":[2,3],"stride":[1,2]}},"expect":{"ok":5}}"#,
    r#"{"op":"cosize","args":{"layout":{"shape":[2,3],"stride":[1,-4]}},"expect":{"ok":2}}"#,
    r#"{"op":"rank","args":{"layout":{"shape":[2,3],"stride":[1,2]}},"expect":{"ok":1}}"#,
    r#"{"op":"depth","args":{"layout":{"shape":[2,3],"stride":[1,2]}},"expect":{"ok":2}}"#,
    r#"{"op":"crd2idx","args":{"layout":{"shape":[4,[2,3]],"stride":[1,[4,8]]},"coord":[1,5]},"expect":{"ok":22}}"#,
    r#"{"op":"crd2idx","args":{"layout":{"shape":[4,8],"stride":[8,1]},"coord":3},"expect":{"reject":true}}"#,
    r#"{"op":"idx2crd","args":{"index":32,"shape":[4,8]},"expect":{"ok":[0,0]}}"#,
    r#"{"op":"idx2crd","args":{"index":6,"shape":[8]},"expect":{"ok":6}}"#,
];

pub(super) fn size(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).map(|layout| i128::from(layout.size())))
}

pub(super) fn cosize(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_capacity()).map(i128::from))
}

pub(super) fn rank(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).map(|layout| i128::try_from(layout.rank()).expect("small")))
}

pub(super) fn depth(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).map(|layout| i128::try_from(layout.depth()).expect("small")))
}

pub(super) fn address(row: &Row) -> Judged {
    let coordinate = int_tuple(arg(row, "coord"));
    let made = layout(arg(row, "layout")).and_then(|layout| layout.try_at(&coordinate?));
    judged(row, made.map(i128::from))
}

pub(super) fn coordinate(row: &Row) -> Judged {
    let index = int_tuple(arg(row, "index"));
    judged(row, int_tuple(arg(row, "shape")).and_then(|shape| shape.try_coordinate(&index?)))
}
