//! Complement: what tiles, and what is only ordered.

use super::{Judged, Verdict, arg, judged, layout, tree};
use crate::common::vectors::Row;
use tla_core::LayoutError;
use tla_core::nested::NestedLayout;

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"ok":{"shape":[2,3],"stride":[1,9]}}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"reject":true}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":[2,2],"stride":[1,5]},"cotarget":20},"expect":{"ok":{"shape":[2,2],"stride":[2,10]}}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"ok":{"shape":[2,3],"stride":[1,8]},"weak":"it tiles"}}"#,
];

/// A row that is marked weak: refused by default, and what it says is given when only order is asked for.
pub(super) fn judge(row: &Row) -> Judged {
    let strict = complement(row, NestedLayout::try_complement);
    if row.json["expect"].get("weak").is_none() {
        return judged(row, strict);
    }
    if let Ok(strict) = strict {
        return Err(format!("the library says {strict}, which does not tile"));
    }
    judged(row, complement(row, NestedLayout::try_complement_ordered)).map(|_| Verdict::Weak)
}

fn complement(
    row: &Row,
    of: fn(&NestedLayout, u64) -> Result<NestedLayout, LayoutError>,
) -> Result<NestedLayout, LayoutError> {
    let layout = layout(arg(row, "layout"))?;
    let cotarget = match row.json["args"].get("cotarget") {
        Some(cotarget) => u64::try_from(tree(cotarget).product()).expect("a number of elements"),
        None => layout.try_capacity()?,
    };
    of(&layout, cotarget)
}
