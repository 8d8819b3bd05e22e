//! The rows of the TIRx algebra as types.

use serde_json::Value;
use tla::algebra::parse;

use crate::{Case, Left, OTHER, Right};

const SHAPE: Left = "no shape of a type";
const LAYOUT: Left = "a layout that is none as a type";

fn numbers(value: &Value) -> Option<Vec<u64>> {
    value.as_array()?.iter().map(Value::as_u64).collect()
}

fn list(of: &[u64]) -> String {
    let comma = if of.len() == 1 { "," } else { "" };
    format!("({}{comma})", of.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// `(Int<8>, Int<64>)`
fn ints(of: &[u64]) -> String {
    let comma = if of.len() == 1 { "," } else { "" };
    format!("({}{comma})", of.iter().map(|n| format!("Int<{n}>")).collect::<Vec<_>>().join(", "))
}

fn term(letter: &str, iters: &[Value]) -> Option<String> {
    let mut extents = Vec::new();
    let mut strides = Vec::new();
    for iter in iters {
        extents.push(iter[0].as_u64()?.to_string());
        strides.push(step(iter[1].as_i64()?, iter[2].as_str()?));
    }
    Some(match &extents[..] {
        [only] => format!("{letter}[{only}:{}]", strides[0]),
        _ => format!("{letter}[({}):({})]", extents.join(","), strides.join(",")),
    })
}

fn step(n: i64, axis: &str) -> String {
    if axis == "m" { n.to_string() } else { format!("{n}@{axis}") }
}

/// The layout of a row in the notation, if it is well-formed.
fn notation(layout: &Value, shape: Option<&[u64]>) -> Result<String, Left> {
    let mut text = shape.map_or(String::new(), |shape| format!("{} -> ", list(shape)));
    let mut tile = layout;
    if let Some(swizzle) = layout.get("swizzle") {
        if swizzle["inner"].as_bool() == Some(false) {
            return Err("a mirrored swizzle");
        }
        text += &format!("Swizzle<{},{},{}> o ", swizzle["m"], swizzle["b"], swizzle["s"]);
        tile = &layout["tile"];
    }
    let part = |name: &str| tile[name].as_array().ok_or(LAYOUT);
    let (shard, replica) = (part("shard")?, part("replica")?);
    let mut terms = Vec::new();
    if !shard.is_empty() {
        terms.push(term("S", shard).ok_or(LAYOUT)?);
    }
    if !replica.is_empty() {
        terms.push(term("R", replica).ok_or(LAYOUT)?);
    }
    if terms.is_empty() {
        terms.push("S[1]".to_owned());
    }
    text += &terms.join(" + ");
    for (axis, n) in tile["offset"].as_object().ok_or(LAYOUT)? {
        let n = n.as_i64().ok_or(LAYOUT)?;
        if n != 0 {
            text += &format!(" {} {}", if n < 0 { "-" } else { "+" }, step(n.abs(), axis));
        }
    }
    match parse::tirx(&text) {
        Ok(map) if map.try_scope().is_ok() => Ok(text),
        _ => Err(LAYOUT),
    }
}

/// The operand `name` of a row, under the shape `under`.
fn operand(row: &Value, name: &str, under: Option<&str>) -> Result<String, Left> {
    let shape = match under {
        Some(under) => Some(numbers(&row["in"][under]).ok_or(SHAPE)?),
        None => None,
    };
    Ok(format!("layout!({})", notation(&row["in"][name], shape.as_deref())?))
}

fn shape(row: &Value, name: &str) -> Result<Vec<u64>, Left> {
    numbers(&row["in"][name]).ok_or(SHAPE)
}

/// The sum of a row under its shape, whose dimensions stand there as pairs of a left and a right extent.
fn sum(row: &Value) -> Result<String, Left> {
    let shape: Vec<u64> =
        shape(row, "interleaved_shape")?.chunks(2).map(|pair| pair.iter().product()).collect();
    Ok(format!("layout!({})", notation(&row["in"]["sum"], Some(&shape))?))
}

/// What is right: the reference's answer, or the one that the row has in its place.
fn right(row: &Value, shape: Option<&[u64]>) -> Result<Right, Left> {
    let wrong = row["oracle_bug"].as_bool() == Some(true);
    if row["reject"].as_bool() == Some(true) || row["in_bounds"].as_bool() == Some(false) {
        return Ok(Right::Refused);
    }
    let answer = match (wrong, row.get("correct")) {
        (true, Some(correct)) => correct,
        (true, None) => return Err("the reference is wrong, and the row has no layout in its place"),
        (false, _) if row.get("error").is_some() => return Ok(Right::Refused),
        (false, _) => &row["out"],
    };
    if answer.is_null() {
        return Ok(Right::Refused);
    }
    Ok(Right::Map(notation(answer, shape)?))
}

/// Whether `outer` steps on an axis that the inner layout uses in its replicas or its offset alone. The span
/// of such an axis counts, but the reference does not multiply by it.
fn steps_on_what_only_replicas_use(outer: &Value, inner: &Value) -> bool {
    let axes = |layout: &Value, name: &str| -> Vec<String> {
        let iters = layout[name].as_array().into_iter().flatten();
        iters
            .filter(|iter| iter[0].as_u64() != Some(1))
            .filter_map(|iter| Some(iter[2].as_str()?.to_owned()))
            .collect()
    };
    let mut alone = axes(inner, "replica");
    alone.extend(inner["offset"].as_object().into_iter().flat_map(serde_json::Map::keys).cloned());
    let of_inner = axes(inner, "shard");
    axes(outer, "shard").iter().any(|axis| alone.contains(axis) && !of_inner.contains(axis))
}

/// Whether a packed element would start inside another one, which the reference does not ask.
fn packs_across_a_stride(layout: &Value, n: u64) -> bool {
    let memory = ["m", "P", "F", "Bank", "TCol", "TLane"];
    let tile = layout.get("tile").unwrap_or(layout);
    let iters = tile["shard"].as_array().map_or(&[][..], Vec::as_slice);
    let steps = iters.iter().rev().skip(1);
    steps.filter(|iter| iter[2].as_str().is_some_and(|axis| memory.contains(&axis))).any(|iter| {
        let stride = iter[1].as_i64().map_or(0, i64::unsigned_abs);
        iter[0].as_u64() != Some(1) && n != 0 && stride % n != 0
    })
}

/// The row as types.
pub(crate) fn cases(row: &Value) -> Result<Vec<Case>, Left> {
    let input = &row["in"];
    let fused = row["target"].as_str() == Some("cuda");
    let op = row["op"].as_str().unwrap_or_default();
    if fused && op != "canonicalize" {
        return Err("with axes fused on the way");
    }
    let (outer, inner) = match op {
        "tile" => (&input["outer"], &input["inner"]),
        "is_tile_inner" => (&row["out"], &input["layout"]),
        "is_tile_outer" => (&input["layout"], &row["out"]),
        _ => (&Value::Null, &Value::Null),
    };
    if steps_on_what_only_replicas_use(outer, inner) {
        return Err("the reference does not count an axis of replicas and offsets alone");
    }
    let product = |a: &[u64], b: &[u64]| -> Vec<u64> { a.iter().zip(b).map(|(a, b)| a * b).collect() };
    let (layout, right) = match op {
        "canonicalize" => {
            let layout = operand(row, "layout", None)?;
            let layout = if fused { format!("FusedAxes<{layout}>") } else { layout };
            (format!("Canonical<{layout}>"), right(row, None)?)
        }
        "storage" => (format!("Stored<{}>", operand(row, "layout", None)?), right(row, None)?),
        "group" => {
            let to = shape(row, "shape")?;
            let right = match row["out"].get("layout") {
                Some(layout) => Right::Map(notation(layout, Some(&to))?),
                None => Right::Refused,
            };
            (format!("Grouped<{}, {}>", operand(row, "layout", None)?, ints(&to)), right)
        }
        "tile" => {
            let (outer, inner) = (shape(row, "outer_shape")?, shape(row, "inner_shape")?);
            let layout = format!(
                "Tiled<{}, {}>",
                operand(row, "outer", Some("outer_shape"))?,
                operand(row, "inner", Some("inner_shape"))?
            );
            (layout, right(row, Some(&product(&outer, &inner)))?)
        }
        "tile_to" => {
            let to = shape(row, "to_shape")?;
            let layout = operand(row, "layout", Some("current_shape"))?;
            (format!("TiledTo<{layout}, {}>", ints(&to)), right(row, Some(&to))?)
        }
        "is_tile_inner" => {
            let tiled = operand(row, "tiled", Some("tiled_shape"))?;
            (
                format!("TileOuter<{tiled}, {}>", operand(row, "layout", Some("inner_shape"))?),
                right(row, None)?,
            )
        }
        "is_tile_outer" => {
            let tiled = operand(row, "tiled", Some("tiled_shape"))?;
            (
                format!("TileInner<{tiled}, {}>", operand(row, "layout", Some("outer_shape"))?),
                right(row, None)?,
            )
        }
        "direct_sum" => {
            let (left, right_shape) = (shape(row, "left_shape")?, shape(row, "right_shape")?);
            let layout = format!(
                "DirectSum<{}, {}>",
                operand(row, "left", Some("left_shape"))?,
                operand(row, "right", Some("right_shape"))?
            );
            (layout, right(row, Some(&product(&left, &right_shape)))?)
        }
        "is_direct_sum_right" => {
            let sum = sum(row)?;
            let addend = operand(row, "layout", Some("right_shape"))?;
            (format!("DirectSumLeft<{sum}, {addend}>"), right(row, None)?)
        }
        "is_direct_sum_left" => {
            let sum = sum(row)?;
            let addend = operand(row, "layout", Some("left_shape"))?;
            (format!("DirectSumRight<{sum}, {addend}>"), right(row, None)?)
        }
        "slice" => {
            let region: Vec<Vec<u64>> = input["region"]
                .as_array()
                .and_then(|region| region.iter().map(numbers).collect())
                .ok_or("a region that is none as a type")?;
            let ranges: Vec<String> =
                region.iter().map(|range| format!("Range<{}, {}>", range[0], range[1])).collect();
            let comma = if ranges.len() == 1 { "," } else { "" };
            let lengths: Vec<u64> = region.iter().map(|range| range[1].saturating_sub(range[0])).collect();
            let layout = operand(row, "layout", Some("shape"))?;
            (format!("Sliced<{layout}, ({}{comma})>", ranges.join(", ")), right(row, Some(&lengths))?)
        }
        "pack" | "unpack" => {
            let name = if op == "pack" { "Packed" } else { "Unpacked" };
            let n = input["num"].as_u64().ok_or("a number that is none as a type")?;
            let refused = op == "pack" && packs_across_a_stride(&input["layout"], n);
            let right = if refused { Right::Refused } else { right(row, None)? };
            (format!("{name}<{}, {n}>", operand(row, "layout", None)?), right)
        }
        "broadcast" => {
            let iters = input["layout"]["shard"].as_array().ok_or(LAYOUT)?.len();
            let position = match input["position"].as_i64() {
                Some(-1) => iters,
                Some(position) => usize::try_from(position).map_err(|_| "a position below 0")?,
                None => return Err("a position that is none"),
            };
            let (n, axis) = (&input["num"], input["axis"].as_str().unwrap_or("m"));
            (
                format!("Broadcast<{}, {n}, {position}, {axis}>", operand(row, "layout", None)?),
                right(row, None)?,
            )
        }
        "permute_dims" => {
            let order = shape(row, "perm")?;
            (format!("Permuted<{}, {}>", operand(row, "layout", None)?, ints(&order)), right(row, None)?)
        }
        "permute_by_groups" => {
            let (order, ends) = (shape(row, "perm")?, shape(row, "seps")?);
            let iters = input["layout"]["shard"].as_array().ok_or(LAYOUT)?;
            let extents: Vec<u64> = iters.iter().map(|iter| iter[0].as_u64().unwrap_or(0)).collect();
            let position = |end: &u64| usize::try_from(*end).map_err(|_| SHAPE);
            let ends: Vec<usize> = ends.iter().map(position).collect::<Result<_, _>>()?;
            let extent =
                |ends: &[usize]| extents.get(ends[0]..ends[1]).map_or(0, |group| group.iter().product());
            let shape: Vec<u64> = ends.windows(2).map(extent).collect();
            let layout = notation(&input["layout"], Some(&shape))?;
            (format!("Permuted<layout!({layout}), {}>", ints(&order)), right(row, None)?)
        }
        _ => return Err(OTHER),
    };
    Ok(vec![Case { layout, right }])
}
