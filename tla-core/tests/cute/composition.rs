//! Composition with a layout, an integer, a tiler by mode.

use super::{Judged, Tiler, arg, judged, layout, tiler};
use crate::common::vectors::Row;
use tla_core::LayoutError;
use tla_core::nested::NestedLayout;

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"composition","args":{"a":{"shape":[5,3],"stride":[7,1]},"b":{"shape":2,"stride":3}},"expect":{"ok":{"shape":2,"stride":20}}}"#,
    r#"{"op":"composition","args":{"a":{"shape":[4,6,8],"stride":[2,3,5]},"b":{"shape":6,"stride":3}},"expect":{"ok":{"shape":[2,3],"stride":[6,3]}}}"#,
    r#"{"op":"composition","args":{"a":{"shape":[5,3],"stride":[7,1]},"b":{"shape":2,"stride":3}},"expect":{"reject":true}}"#,
    r#"{"op":"composition","args":{"a":{"shape":[4,4],"stride":[1,4]},"b":[null,2]},"expect":{"ok":{"shape":[4,4],"stride":[1,4]}}}"#,
];

pub(super) fn judge(row: &Row) -> Judged {
    judged(row, composed(row))
}

fn composed(row: &Row) -> Result<NestedLayout, LayoutError> {
    let left = layout(arg(row, "a"))?;
    match tiler(arg(row, "b"))? {
        Tiler::Keep => Ok(left),
        Tiler::Layout(right) => left.try_compose(&right),
        Tiler::Modes(tiler) => left.try_compose_modes(&tiler),
    }
}
