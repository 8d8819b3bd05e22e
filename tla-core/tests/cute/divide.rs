//! Divide in its four arrangements, with a layout and by mode, exact and ragged.

use super::{Answer, Judged, Tiler, Verdict, arg, judged, layout, tiler, tree};
use crate::common::vectors::Row;
use serde_json::Value;
use tla_core::nested::NestedLayout;
use tla_core::{LayoutError, ModeError};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"logical_divide","args":{"layout":{"shape":6,"stride":1},"tiler":{"shape":2,"stride":3}},"expect":{"ok":{"shape":[2,3],"stride":[1,3]}}}"#,
    r#"{"op":"zipped_divide","args":{"layout":{"shape":[8,4],"stride":[1,8]},"tiler":[2]},"expect":{"ok":{"shape":[2,16],"stride":[1,2]}}}"#,
    r#"{"op":"tiled_divide","args":{"layout":{"shape":32,"stride":1},"tiler":{"shape":2,"stride":8}},"expect":{"ok":{"shape":[2,[8,2]],"stride":[8,[1,16]]}}}"#,
    r#"{"op":"flat_divide","args":{"layout":{"shape":32,"stride":1},"tiler":{"shape":2,"stride":8}},"expect":{"reject":true}}"#,
    r#"{"op":"logical_divide","args":{"layout":{"shape":100,"stride":1},"tiler":32},"expect":{"ok":{"shape":[32,3],"stride":[1,32]}}}"#,
];

/// The four arrangements, exact and ragged.
type Divide = fn(&NestedLayout, &Tiler, Kind) -> Result<NestedLayout, LayoutError>;

#[derive(Clone, Copy)]
enum Kind {
    Exact,
    Ragged,
}

pub(super) fn logical(row: &Row) -> Judged {
    judge(row, |layout, tiler, kind| match (tiler, kind) {
        (Tiler::Keep, _) => Ok(*layout),
        (Tiler::Layout(tiler), Kind::Exact) => layout.try_logical_divide(tiler),
        (Tiler::Modes(tiler), Kind::Exact) => layout.try_logical_divide_modes(tiler),
        (Tiler::Layout(tiler), Kind::Ragged) => Ok(*layout.try_ragged_divide(tiler)?.layout()),
        (Tiler::Modes(tiler), Kind::Ragged) => Ok(*layout.try_ragged_divide_modes(tiler)?.layout()),
    })
}

pub(super) fn zipped(row: &Row) -> Judged {
    judge(row, |layout, tiler, kind| match (tiler, kind) {
        (Tiler::Keep, _) => Ok(*layout),
        (Tiler::Layout(tiler), Kind::Exact) => layout.try_zipped_divide(tiler),
        (Tiler::Modes(tiler), Kind::Exact) => layout.try_zipped_divide_modes(tiler),
        (Tiler::Layout(tiler), Kind::Ragged) => layout.try_ragged_divide(tiler)?.try_zipped(),
        (Tiler::Modes(tiler), Kind::Ragged) => layout.try_ragged_divide_modes(tiler)?.try_zipped(),
    })
}

pub(super) fn tiled(row: &Row) -> Judged {
    judge(row, |layout, tiler, kind| match (tiler, kind) {
        (Tiler::Keep, _) => Ok(*layout),
        (Tiler::Layout(tiler), Kind::Exact) => layout.try_tiled_divide(tiler),
        (Tiler::Modes(tiler), Kind::Exact) => layout.try_tiled_divide_modes(tiler),
        (Tiler::Layout(tiler), Kind::Ragged) => layout.try_ragged_divide(tiler)?.try_tiled(),
        (Tiler::Modes(tiler), Kind::Ragged) => layout.try_ragged_divide_modes(tiler)?.try_tiled(),
    })
}

pub(super) fn flat(row: &Row) -> Judged {
    judge(row, |layout, tiler, kind| match (tiler, kind) {
        (Tiler::Keep, _) => Ok(*layout),
        (Tiler::Layout(tiler), Kind::Exact) => layout.try_flat_divide(tiler),
        (Tiler::Modes(tiler), Kind::Exact) => layout.try_flat_divide_modes(tiler),
        (Tiler::Layout(tiler), Kind::Ragged) => layout.try_ragged_divide(tiler)?.try_flat(),
        (Tiler::Modes(tiler), Kind::Ragged) => layout.try_ragged_divide_modes(tiler)?.try_flat(),
    })
}

/// A row whose last tile is partial is refused by the exact divide, and answered by the ragged one: exactly where
/// the answer has more elements than the layout. (A tiler with stride 0 holds elements more than once.)
fn judge(row: &Row, divide: Divide) -> Judged {
    let operands = layout(arg(row, "layout")).and_then(|layout| Ok((layout, tiler(arg(row, "tiler"))?)));
    let (layout, tiler) = match operands {
        Ok(operands) => operands,
        Err(error) => return judged(row, Err::<NestedLayout, _>(error)),
    };
    match divide(&layout, &tiler, Kind::Exact) {
        Err(LayoutError::Mode(ModeError::DivideRagged { covered, size, .. })) => {
            if covered <= size {
                return Err(format!("refused as ragged, but {covered} elements are covered of {size}"));
            }
            if row.json["expect"].get("ok").is_some_and(|ok| elements(ok) == Some(layout.size().into())) {
                return Err(format!(
                    "refused as ragged ({covered} of {size}), but the row's answer is exact"
                ));
            }
            match judged(row, divide(&layout, &tiler, Kind::Ragged))? {
                Verdict::Passed => Ok(Verdict::Ragged),
                other => Ok(other),
            }
        }
        Ok(made) if made.size() > layout.size() && !repeats(arg(row, "tiler")) => {
            Err(format!("the exact divide says {made}, which is more than {layout}"))
        }
        made => judged(row, made),
    }
}

/// How many elements the layout that is written as `json` has.
fn elements(json: &Value) -> Option<i128> {
    match Answer::read(json) {
        Answer::Layout(shape, _) => Some(shape.product()),
        Answer::Tree(_) => None,
    }
}

/// Whether the tiler has a mode of stride 0.
fn repeats(tiler: &Value) -> bool {
    match tiler {
        Value::Array(modes) => modes.iter().any(repeats),
        Value::Object(_) => tree(&tiler["stride"]).leaves().contains(&0),
        _ => false,
    }
}
