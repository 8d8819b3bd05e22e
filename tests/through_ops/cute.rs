//! The rows of the CuTe algebra as types.

use serde_json::Value;
use tla::algebra::nested::parse;

use crate::{Case, Left, OTHER, Right};

const TUPLE: Left = "a tuple that is none as a type";

/// `[16,[7,2]]` as `(16,(7,2))`, each integer by `leaf`.
fn tuple(value: &Value, leaf: &dyn Fn(i64) -> String) -> Option<String> {
    match value.as_array() {
        None => value.as_i64().map(leaf),
        Some(entries) => {
            let entries: Vec<String> =
                entries.iter().map(|entry| tuple(entry, leaf)).collect::<Option<_>>()?;
            Some(format!("({}{})", entries.join(","), if entries.len() == 1 { "," } else { "" }))
        }
    }
}

fn leaves(value: &Value) -> Vec<i64> {
    match value.as_array() {
        None => value.as_i64().into_iter().collect(),
        Some(entries) => entries.iter().flat_map(leaves).collect(),
    }
}

/// `(2,3):(1,2)`
fn text(layout: &Value) -> Option<String> {
    let number = |n: i64| n.to_string();
    Some(format!("{}:{}", tuple(&layout["shape"], &number)?, tuple(&layout["stride"], &number)?))
}

/// A layout as a type. An integer `n` is `n:1`.
fn layout(value: &Value) -> Result<String, Left> {
    if let Some(n) = value.as_u64() {
        return Ok(format!("layout!({n}:1)"));
    }
    if leaves(&value["stride"]).iter().any(|stride| *stride < 0) {
        return Err("a negative stride, which no nested layout type has");
    }
    let text = text(value).ok_or(TUPLE)?;
    match parse::tla(&text) {
        Ok(layout) if layout.try_map().is_ok() => Ok(format!("layout!({text})")),
        _ => Err("a layout that is none as a type"),
    }
}

/// A tuple of static integers as a type.
fn ints(value: &Value) -> Result<String, Left> {
    if leaves(value).iter().any(|n| *n < 0) {
        return Err("a negative integer");
    }
    tuple(value, &|n| format!("Int<{n}>")).ok_or(TUPLE)
}

/// A tiler as a type: a layout, or a tuple of what each mode is cut by.
fn tiler(value: &Value) -> Result<String, Left> {
    let Some(modes) = value.as_array() else { return Ok(format!("LayoutTiler<{}>", layout(value)?)) };
    let mode = |mode: &Value| match (mode.as_u64(), mode.is_null()) {
        (Some(n), _) => Ok(format!("Int<{n}>")),
        (_, true) => Ok("Keep".to_owned()),
        _ if mode.is_array() => Err("a tiler inside a tiler"),
        _ => Ok(format!("LayoutTiler<{}>", layout(mode)?)),
    };
    let modes: Vec<String> = modes.iter().map(mode).collect::<Result<_, _>>()?;
    let comma = if modes.len() == 1 { "," } else { "" };
    Ok(format!("ShapeTiler<({}{comma})>", modes.join(", ")))
}

/// A coordinate with holes as a type.
fn coordinate(value: &Value) -> Result<String, Left> {
    match value.as_array() {
        None if value.is_null() => Ok("Keep".to_owned()),
        None => Ok(format!("Int<{}>", value.as_u64().ok_or("a negative coordinate")?)),
        Some(entries) => {
            let entries: Vec<String> = entries.iter().map(coordinate).collect::<Result<_, _>>()?;
            let comma = if entries.len() == 1 { "," } else { "" };
            Ok(format!("({}{comma})", entries.join(", ")))
        }
    }
}

/// What is right: the answer, others that are as good, or none.
fn right(row: &Value) -> Result<Right, Left> {
    let expect = &row["expect"];
    let mut layouts = Vec::new();
    for name in ["ok", "definition_answer"] {
        if expect[name].is_object() {
            layouts.push(text(&expect[name]).ok_or(TUPLE)?);
        }
    }
    for other in expect["also_valid"].as_array().into_iter().flatten() {
        layouts.push(text(other).ok_or(TUPLE)?);
    }
    let refusal = expect["reject"].as_bool() == Some(true) || expect["status"].is_string();
    Ok(match (layouts.is_empty(), refusal) {
        (true, _) => Right::Refused,
        (false, true) => Right::NestedOrNone(layouts),
        (false, false) => Right::Nested(layouts),
    })
}

/// The row as types.
pub(crate) fn cases(row: &Value) -> Result<Vec<Case>, Left> {
    let args = &row["args"];
    let operand = |name: &str| layout(&args[name]);
    let one = |layout: String| Ok(vec![Case { layout, right: right(row)? }]);
    let op = row["op"].as_str().unwrap_or_default();
    match op {
        "coalesce" => one(format!("Coalesced<{}>", operand("layout")?)),
        "coalesce_by_mode" => {
            one(format!("CoalescedModes<{}, {}>", operand("layout")?, ints(&args["profile"])?))
        }
        "filter" => one(format!("Filtered<{}>", operand("layout")?)),
        "composition" => {
            let a = operand("a")?;
            if args["b"].is_array() {
                return one(format!("CompositionModes<{a}, {}>", tiler(&args["b"])?));
            }
            one(format!("Composition<{a}, {}>", operand("b")?))
        }
        "complement" => {
            let l = operand("layout")?;
            let n = match args["cotarget"].as_u64() {
                Some(n) => n,
                None if args["cotarget"].is_null() => {
                    let text = text(&args["layout"]).ok_or(TUPLE)?;
                    parse::tla(&text).map_err(|_| TUPLE)?.capacity()
                }
                None => return Err("a size that is no number"),
            };
            if row["expect"]["weak"].is_string() {
                return Ok(vec![
                    Case { layout: format!("Complement<{l}, {n}>"), right: Right::Refused },
                    Case { layout: format!("ComplementOrdered<{l}, {n}>"), right: right(row)? },
                ]);
            }
            one(format!("Complement<{l}, {n}>"))
        }
        "left_inverse" => one(format!("LeftInverse<{}>", operand("layout")?)),
        "right_inverse" => one(format!("RightInverse<{}>", operand("layout")?)),
        "nullspace" => one(format!("Nullspace<{}>", operand("layout")?)),
        "max_common_layout" => one(format!("MaxCommonLayout<{}, {}>", operand("a")?, operand("b")?)),
        "logical_divide" | "zipped_divide" | "tiled_divide" | "flat_divide" => {
            let operands = format!("{}, {}", operand("layout")?, tiler(&args["tiler"])?);
            let layout = format!("{}<{operands}>", camel(op));
            let covered = size(&row["expect"]["ok"]["shape"]) / repeats(&args["tiler"]);
            // here a divide is exact, and what has a remainder is another operation
            if row["expect"]["ok"].is_object() && covered != size(&args["layout"]["shape"]) {
                let mut cases = vec![Case { layout, right: Right::Refused }];
                if op == "logical_divide" {
                    cases.push(Case { layout: format!("RaggedDivide<{operands}>"), right: right(row)? });
                }
                return Ok(cases);
            }
            one(layout)
        }
        "logical_product" | "zipped_product" | "tiled_product" | "flat_product" | "blocked_product"
        | "raked_product" => {
            let tiler = if op == "blocked_product" || op == "raked_product" {
                operand("tiler")?
            } else {
                tiler(&args["tiler"])?
            };
            one(format!("{}<{}, {tiler}>", camel(op), operand("block")?))
        }
        "tile_to_shape" if args["order"].is_null() => {
            one(format!("TiledToShape<{}, {}>", operand("block")?, ints(&args["target"])?))
        }
        "make_ordered_layout" => {
            one(format!("Ordered<{}, {}>", ints(&args["shape"])?, ints(&args["order"])?))
        }
        "upcast" => one(format!("Upcast<{}, {}>", operand("layout")?, args["n"])),
        "downcast" => one(format!("Downcast<{}, {}>", operand("layout")?, args["n"])),
        "slice" => one(format!("SlicedAt<{}, {}>", operand("layout")?, coordinate(&args["coord"])?)),
        "dice" => one(format!("Diced<{}, {}>", operand("layout")?, coordinate(&args["coord"])?)),
        "make_layout_tv" => {
            let right = text(&row["expect"]["ok"]["layout_tv"]).ok_or(TUPLE)?;
            let layout = format!("ThreadValue<{}, {}>", operand("thr")?, operand("val")?);
            Ok(vec![Case { layout, right: Right::Nested(vec![right]) }])
        }
        _ => Err(OTHER),
    }
}

fn size(shape: &Value) -> i64 {
    leaves(shape).iter().product()
}

/// How often the tiler, or those of its modes together, take an element.
fn repeats(tiler: &Value) -> i64 {
    if let Some(modes) = tiler.as_array() {
        return modes.iter().map(repeats).product();
    }
    let (extents, strides) = (leaves(&tiler["shape"]), leaves(&tiler["stride"]));
    extents.into_iter().zip(strides).filter(|(_, stride)| *stride == 0).map(|(extent, _)| extent).product()
}

/// `logical_divide` as `LogicalDivide`.
fn camel(op: &str) -> String {
    op.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}
