//! Tuples, arithmetic of leaves, layouts of given parts.

use super::{
    Both, Case, Judged, Verdict, all, count, flat, is_quirk, judge, library, text, tree, tree_of, tuple,
};
use crate::common::nested::{Nested, Refusal, Tree, fitting, round_up, up};
use tla_core::LayoutError;
use tla_core::nested::arith;

pub(super) fn int_tuple(case: &Case<'_>) -> Judged {
    let row = case.row;
    let value = tree(&row.json["value"]);
    let made = tuple(&value).map_err(|e| e.to_string())?;
    if tree_of(&made) != value {
        return Err(format!("{made} is not {value:?}"));
    }
    let rank = i128::try_from(made.rank()).expect("small");
    let depth = i128::try_from(made.depth()).expect("small");
    let rule_rank = i128::try_from(value.rank()).expect("small");
    let rule_depth = i128::try_from(value.depth()).expect("small");
    // C++ has no depth and no maximum of the empty tuple
    let empty = value.leaves().is_empty();
    let says_depth = if row.json["depth"].is_null() && empty { rule_depth } else { count(row, "depth")? };
    let largest = value.leaves().into_iter().max();
    let says_largest = if empty { None } else { Some(count(row, "max")?) };
    all([
        judge(Ok(rule_rank), Ok(rank), &count(row, "rank")?, is_quirk(row)),
        judge(Ok(rule_depth), Ok(depth), &says_depth, is_quirk(row)),
        judge(
            fitting(value.product()),
            made.try_product().map(i128::from),
            &count(row, "product")?,
            is_quirk(row),
        ),
        judge(Ok(largest), Ok(made.max().map(i128::from)), &says_largest, is_quirk(row)),
        default_origin(&value, &flat(&row.json["default_origin"]), is_quirk(row)),
    ])
}

/// The origin of a layout of this shape that was given none. A negative extent is no extent here.
fn default_origin(shape: &Tree, says: &[i128], quirk: bool) -> Judged {
    let zeros = shape.zip(shape, &|_, _| 0).map_err(|e| format!("{e:?}"))?;
    let rule = Nested::new(shape.clone(), zeros.clone()).map(|layout| layout.origin);
    let made = library(shape, &zeros, None);
    let origin = made.map(|layout| layout.origin().iter().copied().map(i128::from).collect());
    judge(rule, origin, &says.to_vec(), quirk)
}

pub(super) fn get(case: &Case<'_>) -> Judged {
    let row = case.row;
    let value = tree(&row.json["value"]);
    let index = |n: i128| usize::try_from(n).expect("an index");
    let path: Vec<usize> = flat(&row.json["path"]).into_iter().map(index).collect();
    let got = tuple(&value).and_then(|value| value.try_get(&path));
    let result = tree(&row.json["result"]);
    let depth = |tree: &Tree| i128::try_from(tree.depth()).expect("small");
    let rank = |tree: &Tree| i128::try_from(tree.rank()).expect("small");
    let says_depth = if row.json["depth"].is_null() { depth(&result) } else { count(row, "depth")? };
    all([
        judge(value.at(&path), got.map(|got| tree_of(&got)), &result, is_quirk(row)),
        judge(
            value.at(&path).map(|t| rank(&t)),
            got.map(|got| rank(&tree_of(&got))),
            &count(row, "rank")?,
            is_quirk(row),
        ),
        judge(
            value.at(&path).map(|t| depth(&t)),
            got.map(|got| depth(&tree_of(&got))),
            &says_depth,
            is_quirk(row),
        ),
    ])
}

pub(super) fn add(case: &Case<'_>) -> Judged {
    let row = case.row;
    let (a, b) = (tree(&row.json["a"]), tree(&row.json["b"]));
    let sum = tuple(&a).and_then(|a| a.try_add(&tuple(&b)?));
    judge(a.zip(&b, &|a, b| a + b), sum.map(|sum| tree_of(&sum)), &tree(&row.json["result"]), is_quirk(row))
}

pub(super) fn arith(case: &Case<'_>) -> Judged {
    let row = case.row;
    let (a, b) = (count(row, "a")?, count(row, "b")?);
    let name = text(row, "fn");
    let rule = match name {
        "/" | "%" | "ceil_div" | "round_up" | "round_down" if b == 0 => Err(Refusal::DivisionByZero),
        "ceil_div" | "round_up" | "round_down" if a < 0 || b < 0 => Err(Refusal::Negative),
        "+" => fitting(a + b),
        "-" => fitting(a - b),
        "*" => fitting(a * b),
        "/" => fitting(a / b),
        "%" => fitting(a % b),
        "min" => Ok(a.min(b)),
        "max" => Ok(a.max(b)),
        "ceil_div" => fitting(up(a, b)),
        "round_up" => fitting(round_up(a, b)),
        "round_down" => fitting(a / b * b),
        other => return Err(format!("no rule is known for `{other}`")),
    };
    let (Ok(a), Ok(b)) = (i64::try_from(a), i64::try_from(b)) else {
        return Ok(Verdict::Apart("an operand beyond 2^63"));
    };
    let result: Result<i64, LayoutError> = match name {
        "+" => arith::try_add(a, b),
        "-" => arith::try_sub(a, b),
        "*" => arith::try_mul(a, b),
        "/" => arith::try_div(a, b),
        "%" => arith::try_rem(a, b),
        "min" => Ok(arith::min(a, b)),
        "max" => Ok(arith::max(a, b)),
        "ceil_div" => arith::try_ceil_div(a, b),
        "round_up" => arith::try_round_up(a, b),
        _ => arith::try_round_down(a, b),
    };
    judge(rule, result.map(i128::from), &count(row, "result")?, is_quirk(row))
}

/// Parts that are not congruent, negative, or an origin beyond the shape: C++ takes them all.
pub(super) fn make_layout(case: &Case<'_>) -> Judged {
    let row = case.row;
    let (shape, stride) = (tree(&row.json["in_shape"]), tree(&row.json["in_stride"]));
    let origin = row.json.get("in_origin").map(flat);
    let rule = match &origin {
        None => Nested::new(shape.clone(), stride.clone()),
        Some(origin) => Nested::with_origin(shape.clone(), stride.clone(), origin),
    };
    let both = Both { library: library(&shape, &stride, origin.as_deref()), rule };
    let says = Nested {
        shape: tree(&row.json["shape"]),
        stride: tree(&row.json["stride"]),
        origin: flat(&row.json["origin"]),
    };
    both.against(row, says, is_quirk(row))
}
