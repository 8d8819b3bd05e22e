//! Complement: what tiles, and what is only ordered.

use super::{Judged, Verdict, arg, int_tuple, judged, layout};
use crate::common::vectors::Row;
use std::collections::BTreeSet;
use tla_core::LayoutError;
use tla_core::nested::{IntTuple, NestedLayout};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"ok":{"shape":[2,3],"stride":[1,9]}}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"reject":true}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":[2,2],"stride":[1,5]},"cotarget":20},"expect":{"ok":{"shape":[2,2],"stride":[2,10]}}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":4,"stride":2},"cotarget":24},"expect":{"ok":{"shape":[2,3],"stride":[1,8]},"weak":"it tiles"}}"#,
    r#"{"op":"complement","args":{"layout":{"shape":5,"stride":1},"cotarget":[2,3]},"expect":{"ok":{"shape":1,"stride":0}}}"#,
];

/// A row that is marked weak: refused by default, and what it says is given when only order is asked for.
pub(super) fn judge(row: &Row) -> Judged {
    let strict = complement(row, NestedLayout::try_complement_in);
    if row.json["expect"].get("weak").is_none() {
        return judged(row, strict);
    }
    if let Ok(strict) = strict {
        // one that tiles, and covers what the row's answer leaves out
        let short = row.json["expect"]
            .get("ok")
            .and_then(|ok| layout(ok).ok())
            .is_some_and(|ok| ok.size() < strict.size());
        let tiles = layout(arg(row, "layout")).is_ok_and(|layout| tiles(&layout, &strict));
        let message = || format!("the library says {strict}, which does not tile");
        return if short && tiles { Ok(Verdict::AlsoRight) } else { Err(message()) };
    }
    judged(row, complement(row, NestedLayout::try_complement_ordered_in)).map(|_| Verdict::Weak)
}

/// In so many elements, in a shape, or in what the layout reaches.
fn complement(
    row: &Row,
    of: fn(&NestedLayout, &IntTuple) -> Result<NestedLayout, LayoutError>,
) -> Result<NestedLayout, LayoutError> {
    let layout = layout(arg(row, "layout"))?;
    match row.json["args"].get("cotarget") {
        Some(cotarget) => of(&layout, &int_tuple(cotarget)?),
        None => of(&layout, &IntTuple::leaf(i64::try_from(layout.try_capacity()?).expect("an i64"))),
    }
}

/// Whether every address below a whole number of tiles is the sum of one of each.
fn tiles(layout: &NestedLayout, gaps: &NestedLayout) -> bool {
    let addresses = |layout: &NestedLayout| -> BTreeSet<i64> {
        let size = i64::try_from(layout.size()).expect("small");
        (0..size).filter_map(|i| layout.try_at(&IntTuple::leaf(i)).ok()).collect()
    };
    let (own, gaps) = (addresses(layout), addresses(gaps));
    let mut sums: Vec<i64> = own.iter().flat_map(|a| gaps.iter().map(move |b| a + b)).collect();
    sums.sort_unstable();
    sums.iter().copied().eq(0..i64::try_from(sums.len()).expect("small"))
}
