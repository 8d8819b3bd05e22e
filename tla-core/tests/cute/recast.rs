//! Recast of layouts and swizzles, slice and dice, division of shapes.

use super::{Judged, Verdict, arg, int_tuple, judged, layout};
use crate::common::vectors::{Row, list, number};
use serde_json::Value;
use tla_core::nested::{NestedLayout, PartialCoordinate};
use tla_core::{LayoutError, Swizzle, SwizzleUnit};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"upcast","args":{"layout":{"shape":24,"stride":2},"n":4},"expect":{"ok":{"shape":24,"stride":1}}}"#,
    r#"{"op":"upcast","args":{"layout":{"shape":6,"stride":1},"n":4},"expect":{"ok":{"shape":2,"stride":1}}}"#,
    r#"{"op":"downcast","args":{"layout":{"shape":[4,8],"stride":[0,1]},"n":2},"expect":{"ok":{"shape":[4,8],"stride":[0,2]}}}"#,
    r#"{"op":"downcast","args":{"layout":{"shape":4,"stride":2},"n":2},"expect":{"ok":{"shape":4,"stride":4}}}"#,
    r#"{"op":"swizzle_recast","args":{"swizzle":[3,4,3],"n":2,"dir":"upcast"},"expect":{"ok":[3,5,3]}}"#,
    r#"{"op":"swizzle_recast","args":{"swizzle":[3,4,3],"n":2,"dir":"upcast"},"expect":{"reject":true}}"#,
    r#"{"op":"swizzle_compose","args":{"a":[1,0,3],"b":[1,1,3]},"expect":{"ok":[1,0,3]}}"#,
    r#"{"op":"swizzle_apply","args":{"bits":2,"base":0,"shift":2,"inputs":[0,4,8]},"expect":{"ok":[0,5,9]}}"#,
    r#"{"op":"slice","args":{"layout":{"shape":[4,8],"stride":[1,4]},"coord":[null,3]},"expect":{"ok":{"shape":8,"stride":4}}}"#,
    r#"{"op":"dice","args":{"layout":{"shape":[4,8],"stride":[1,4]},"coord":[2,null]},"expect":{"ok":{"shape":8,"stride":4}}}"#,
    r#"{"op":"shape_div","args":{"a":[3,4],"b":6},"expect":{"ok":[1,1]}}"#,
    r#"{"op":"ceil_div","args":{"a":[6,2],"b":4},"expect":{"ok":[2,1]}}"#,
];

fn count(row: &Row) -> u64 {
    u64::try_from(number(arg(row, "n"))).expect("a count")
}

pub(super) fn up(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_upcast(count(row))))
}

pub(super) fn down(row: &Row) -> Judged {
    judged(row, layout(arg(row, "layout")).and_then(|layout| layout.try_downcast(count(row))))
}

/// `[B, M, S]`, as CuTe writes a swizzle.
pub(super) fn swizzle(json: &Value) -> Result<Swizzle, LayoutError> {
    let parameters: Vec<i64> =
        list(json).iter().map(|n| i64::try_from(number(n)).expect("a parameter")).collect();
    Swizzle::try_from_cute(parameters[0], parameters[1], parameters[2], SwizzleUnit::ELEMENTS)
}

/// Equal as maps: without a bit to swizzle the other numbers say nothing.
pub(super) fn same(a: Swizzle, b: Swizzle) -> bool {
    a == b || a.b() == 0 && b.b() == 0
}

/// The swizzle that the library makes against the one of the row.
fn swizzled(row: &Row, made: Result<Swizzle, LayoutError>) -> Judged {
    match (row.json["expect"].get("ok"), made) {
        (Some(ok), Ok(made)) => match swizzle(ok) {
            Ok(expected) if same(expected, made) => Ok(Verdict::Passed),
            _ => Err(format!("the library says {made}, the row {ok}")),
        },
        (None, Err(_)) => Ok(Verdict::Refused),
        (Some(ok), Err(error)) => Err(format!("the library refuses ({error}), the row says {ok}")),
        (None, Ok(made)) => Err(format!("the library says {made}, to refuse")),
    }
}

/// An upcast that leaves fewer bits than there were has dropped some: the row's answer is another map, and the
/// library refuses.
pub(super) fn swizzle_recast(row: &Row) -> Judged {
    let before = swizzle(arg(row, "swizzle"));
    let upcast = arg(row, "dir") == "upcast";
    let made =
        before.and_then(
            |before| {
                if upcast { before.try_upcast(count(row)) } else { before.try_downcast(count(row)) }
            },
        );
    if let (Ok(before), Err(_), Some(ok)) = (before, made, row.json["expect"].get("ok"))
        && let Ok(after) = swizzle(ok)
    {
        // what the row gives is not what the swizzle does to whole elements
        let n = i64::try_from(count(row)).expect("a count");
        let span = i64::try_from(before.period()).expect("a small swizzle");
        let bits = |x: i64| if upcast { before.apply(x * n) != after.apply(x) * n } else { false };
        return if (0..span).any(bits) {
            Ok(Verdict::Refused)
        } else {
            Err(format!("the library refuses, but {ok} is right"))
        };
    }
    swizzled(row, made)
}

pub(super) fn swizzle_compose(row: &Row) -> Judged {
    let made = || swizzle(arg(row, "a"))?.try_compose(swizzle(arg(row, "b"))?);
    swizzled(row, made())
}

pub(super) fn swizzle_apply(row: &Row) -> Judged {
    let parameter = |name| i64::try_from(number(arg(row, name))).expect("a parameter");
    let made = Swizzle::try_from_cute(
        parameter("bits"),
        parameter("base"),
        parameter("shift"),
        SwizzleUnit::ELEMENTS,
    );
    let applied = |swizzle: Swizzle| -> Vec<i128> {
        let at = |x: &Value| i128::from(swizzle.apply(i64::try_from(number(x)).expect("an address")));
        list(arg(row, "inputs")).iter().map(at).collect()
    };
    judged(row, made.map(applied))
}

/// `null` is a hole.
fn coordinate(json: &Value) -> Result<PartialCoordinate, LayoutError> {
    Ok(match json {
        Value::Null => PartialCoordinate::HOLE,
        Value::Array(entries) => {
            let entries: Vec<_> = entries.iter().map(coordinate).collect::<Result<_, _>>()?;
            PartialCoordinate::try_tuple(&entries)?
        }
        index => PartialCoordinate::whole(int_tuple(index)?),
    })
}

fn cut(row: &Row, cut: fn(&NestedLayout, &PartialCoordinate) -> Result<NestedLayout, LayoutError>) -> Judged {
    let made = || cut(&layout(arg(row, "layout"))?, &coordinate(arg(row, "coord"))?);
    judged(row, made())
}

pub(super) fn slice(row: &Row) -> Judged {
    cut(row, NestedLayout::try_slice)
}

pub(super) fn dice(row: &Row) -> Judged {
    cut(row, NestedLayout::try_dice)
}

pub(super) fn shape_div(row: &Row) -> Judged {
    let made = || int_tuple(arg(row, "a"))?.try_shape_div(&int_tuple(arg(row, "b"))?);
    judged(row, made())
}

pub(super) fn ceil_div(row: &Row) -> Judged {
    let made = || int_tuple(arg(row, "a"))?.try_ceil_div(&int_tuple(arg(row, "b"))?);
    judged(row, made())
}
