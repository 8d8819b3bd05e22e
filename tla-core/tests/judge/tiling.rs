//! Rows that put layouts together and take them apart: tile, direct sum, and what recognises them.

use super::{
    Judged, Verdict, answer_layout, build, ill_formed, let_pass, only_the_oracle_knows, refused, right,
    round_trip, same,
};
use crate::common::bridge::{self, alike};
use crate::common::oracle::{self, Layout};
use crate::common::tiling::{Shaped, comes_apart, products, tiled};
use crate::common::vectors::{Row, layout, numbers};
use tla_core::{LayoutError, Map};

/// An operand: as the oracle has it, and as a value under its shape, if that is admitted.
struct Operand {
    naive: Shaped,
    map: Result<Map, LayoutError>,
}

fn operand(row: &Row, layout: &str, shape: &str) -> Result<Operand, Judged> {
    under(row, layout, numbers(row.input(shape)))
}

fn under(row: &Row, field: &str, shape: Vec<i128>) -> Result<Operand, Judged> {
    let (mut layout, mut map) = build(row, field)?;
    if let Some(swizzle) = layout.swizzle
        && layout == (Layout { swizzle: Some(swizzle), ..identity(swizzle.period()) })
        && let Some(size) = oracle::product(&shape)
    {
        // a bare swizzle is written over one period; it takes the size that it is asked for
        layout = Layout { swizzle: Some(swizzle), ..identity(size) };
        map = bridge::map(&layout).map_err(|e| Err(e.to_string()))?;
    }
    let map = bridge::shape(&shape).and_then(|shape| map.try_reshape(&shape));
    Ok(Operand { naive: Shaped { layout, shape }, map })
}

/// `S[size:1]`.
fn identity(size: i128) -> Layout {
    let shard = vec![oracle::iter(size, 1, "m")];
    Layout { swizzle: None, shard, replica: vec![], offset: std::collections::BTreeMap::new() }
}

/// The canonical form as the oracle writes it.
fn canonical(map: &Map) -> Result<Layout, String> {
    Ok(bridge::layout(&map.try_canonicalize().map_err(|e| e.to_string())?))
}

/// Two layouts are equal, each in canonical form. With one element the axis of the `1:1` says nothing.
pub(super) fn equal(what: &str, got: &Map, expected: &Layout) -> Result<(), String> {
    let expected = canonical(&bridge::map(expected).map_err(|e| e.to_string())?)?;
    let mut got = canonical(got)?;
    if expected.size() == Some(1) && got.size() == Some(1) {
        got.shard.clone_from(&expected.shard);
    }
    if alike(&got, &expected) { Ok(()) } else { Err(format!("{what}: got {got:?}, expected {expected:?}")) }
}

/// So many elements are soon listed.
const FEW: i128 = 1 << 13;

fn few(shape: &[i128]) -> bool {
    oracle::product(shape).is_some_and(|n| n <= FEW)
}

/// The meaning: every element lies where brute force says, and all copies are there.
fn means(map: &Map, outer: &Shaped, inner: &Shaped, scaled: bool) -> Result<(), String> {
    let shape = products(&outer.shape, &inner.shape);
    let extents: Vec<i128> = map.shape().extents().iter().map(|e| i128::from(*e)).collect();
    same("shape", &extents, &shape)?;
    if !few(&shape) {
        return Ok(());
    }
    let (places, rest) = tiled(outer, inner, scaled);
    let bare = map.without_swizzle();
    let got = bridge::layout(&bare);
    same("swizzle", &bridge::layout(map).swizzle, &rest.swizzle)?;
    let mut replica = got.replica.clone();
    replica.sort();
    same("replicas", &replica, &rest.replica)?;
    same("offset", &got.offset, &rest.offset)?;
    for (x, place) in oracle::row_major(&shape, oracle::product(&shape).expect("few")).iter().zip(places) {
        let at = bridge::coordinate(x).expect("not negative");
        let base = bare.try_base(&at).map_err(|e| e.to_string())?;
        if bridge::place(&base) != place {
            return Err(format!("place of {x:?}: got {base}, expected {place:?}"));
        }
    }
    Ok(())
}

type Combine = fn(&Map, &Map) -> Result<Map, LayoutError>;

/// One layout over another, by `combine(slow, fast)`.
fn combined(row: &Row, slow: &Operand, fast: &Operand, scaled: bool, combine: Combine) -> Judged {
    let result = slow.map.and_then(|slow| fast.map.and_then(|fast| combine(&slow, &fast)));
    if let Some(kind) = row.error() {
        return refused(row, kind, result);
    }
    let got = match result {
        Err(error) if let_pass(row, &[&slow.naive.layout, &fast.naive.layout], &error) => {
            return Ok(Verdict::Corrected);
        }
        other => other.map_err(|e| e.to_string())?,
    };
    round_trip(&got)?;
    means(&got, &slow.naive, &fast.naive, scaled)?;
    if !only_the_oracle_knows(row) {
        equal("put together", &got, &answer_layout(row)?)?;
    }
    Ok(right(row))
}

/// `tile {inner, outer, outer_shape, inner_shape}`.
pub(super) fn tile(row: &Row) -> Judged {
    let operands =
        operand(row, "outer", "outer_shape").and_then(|o| Ok((o, operand(row, "inner", "inner_shape")?)));
    match operands {
        Ok((outer, inner)) => combined(row, &outer, &inner, true, |outer, inner| inner.try_tile(outer)),
        Err(verdict) => verdict,
    }
}

/// `direct_sum {left, right, left_shape, right_shape}`.
pub(super) fn direct_sum(row: &Row) -> Judged {
    let operands =
        operand(row, "left", "left_shape").and_then(|l| Ok((l, operand(row, "right", "right_shape")?)));
    match operands {
        Ok((left, right)) => combined(row, &left, &right, false, |left, right| right.try_direct_sum(left)),
        Err(verdict) => verdict,
    }
}

/// `tile_to {layout, to_shape, current_shape}`. A shape that does not divide is refused.
pub(super) fn tile_to(row: &Row) -> Judged {
    let inner = match operand(row, "layout", "current_shape") {
        Ok(operand) => operand,
        Err(verdict) => return verdict,
    };
    let extents = numbers(row.input("to_shape"));
    let divides = extents.len() == inner.naive.shape.len()
        && extents.iter().zip(&inner.naive.shape).all(|(to, by)| to % by == 0);
    let result = inner.map.and_then(|map| map.try_tile_to(&bridge::shape(&extents)?));
    if row.flag("reject") == Some(true) {
        same("divides", &divides, &false)?;
        return refused(row, "not_divisible", result);
    }
    if let Some(kind) = row.error() {
        return refused(row, kind, result);
    }
    let got = match result {
        Err(error) if let_pass(row, &[&inner.naive.layout], &error) => return Ok(Verdict::Corrected),
        other => other.map_err(|e| e.to_string())?,
    };
    round_trip(&got)?;
    let blocks: Vec<i128> = extents.iter().zip(&inner.naive.shape).map(|(to, by)| to / by).collect();
    let outer = row_major(&blocks).map_err(|e| e.to_string())?;
    means(&got, &Shaped { layout: bridge::layout(&outer), shape: blocks }, &inner.naive, true)?;
    equal("tiled", &got, &answer_layout(row)?)?;
    Ok(right(row))
}

/// `S[shape]`.
fn row_major(shape: &[i128]) -> Result<Map, LayoutError> {
    let mut iters = Vec::new();
    let mut stride = 1;
    for extent in shape.iter().rev() {
        let extent = u64::try_from(*extent).expect("an extent");
        iters.insert(0, tla_core::Iter::new(extent, stride, tla_core::axis::M));
        stride *= i64::try_from(extent).expect("small");
    }
    Map::try_new(&iters, &[], &[])
}

/// What takes a layout apart, and what puts it together again.
struct Apart {
    /// `known.find(whole)`.
    find: fn(&Map, &Map) -> Result<Option<Map>, LayoutError>,
    /// `combine(known, found)`.
    combine: Combine,
    known_is_slow: bool,
    scaled: bool,
}

fn recognised(row: &Row, known: &Operand, whole: &Operand, by: &Apart) -> Judged {
    let found = known.map.and_then(|known| whole.map.and_then(|whole| (by.find)(&known, &whole)));
    if let Some(kind) = row.error() {
        return refused(row, kind, found);
    }
    if !known.naive.layout.admits(&known.naive.shape) && row.answer().is_none_or(serde_json::Value::is_null) {
        // the row asks for a layout under a shape that it does not have, and nothing is found
        return refused(row, "not_groupable", found);
    }
    let found = match found {
        Err(error) if let_pass(row, &[&known.naive.layout, &whole.naive.layout], &error) => {
            return Ok(Verdict::Corrected);
        }
        other => other.map_err(|e| e.to_string())?,
    };
    if few(&whole.naive.shape) {
        let apart = comes_apart(&whole.naive, &known.naive, by.known_is_slow, by.scaled);
        same("recognised where the oracle finds it", &found.is_some(), &apart)?;
    }
    if let (Some(found), Ok(known)) = (found, known.map) {
        round_trip(&found)?;
        let again = (by.combine)(&known, &found).map_err(|e| format!("put together again: {e}"))?;
        equal("put together again", &again, &whole.naive.layout)?;
        let naive = named(&found);
        if by.known_is_slow {
            means(&again, &named(&known), &naive, by.scaled)?;
        } else {
            means(&again, &naive, &named(&known), by.scaled)?;
        }
    }
    let unlike =
        || row.answer().is_some_and(|answer| !answer.is_null() && ill_formed(&layout(answer)).is_some());
    if found.is_none() && unlike() {
        return Ok(Verdict::Corrected);
    }
    let judged = expected(row, found.as_ref());
    if judged.is_err() && contradicts(row, known, whole, by)? { Ok(Verdict::Corrected) } else { judged }
}

/// Whether the row's answer, put together with the known operand as the rules say, is another layout than
/// the whole: then the reference has put the whole together in a wrong way (without the span of an axis
/// on which only a replica moves), and what it recognises is its own mistake.
fn contradicts(row: &Row, known: &Operand, whole: &Operand, by: &Apart) -> Result<bool, String> {
    let Some(answer) = row.answer().filter(|answer| !answer.is_null()) else { return Ok(false) };
    let shape: Vec<i128> = whole.naive.shape.iter().zip(&known.naive.shape).map(|(w, k)| w / k).collect();
    let answer = Shaped { layout: layout(answer), shape };
    if !few(&whole.naive.shape) {
        return Ok(false);
    }
    let (outer, inner) = if by.known_is_slow { (&known.naive, &answer) } else { (&answer, &known.naive) };
    let bare = Layout { swizzle: None, ..whole.naive.layout.clone() };
    let only_copies =
        |i: &&oracle::Iter| !inner.layout.shard.iter().any(|s| s.axis == i.axis && s.extent > 1);
    let on_copies = inner.layout.replica.iter().filter(only_copies).count() > 0;
    Ok(on_copies && tiled(outer, inner, by.scaled).0 != bare.function().ok_or("the oracle gives up")?)
}

/// The answer of the row, or the oracle's alone.
fn expected(row: &Row, found: Option<&Map>) -> Judged {
    if only_the_oracle_knows(row) {
        return Ok(Verdict::Corrected);
    }
    let nothing = row.answer().is_none_or(serde_json::Value::is_null);
    match found {
        None if nothing => Ok(right(row)),
        None => Err("not recognised, but the row has an answer".to_owned()),
        Some(found) if nothing => Err(format!("recognised as {found}, but the row has none")),
        Some(found) => equal("recognised", found, &answer_layout(row)?).map(|()| right(row)),
    }
}

/// A value as the oracle has it.
fn named(map: &Map) -> Shaped {
    let shape = map.shape().extents().iter().map(|e| i128::from(*e)).collect();
    Shaped { layout: bridge::layout(map), shape }
}

/// `is_tile_inner {layout, tiled, tiled_shape, inner_shape}`: the outer layout.
pub(super) fn is_tile_inner(row: &Row) -> Judged {
    let by = Apart {
        find: |inner, tiled| inner.try_is_tile_inner(tiled),
        combine: |inner, outer| inner.try_tile(outer),
        known_is_slow: false,
        scaled: true,
    };
    let operands =
        operand(row, "layout", "inner_shape").and_then(|i| Ok((i, operand(row, "tiled", "tiled_shape")?)));
    match operands {
        Ok((inner, tiled)) if row.json["target"].is_null() => recognised(row, &inner, &tiled, &by),
        Ok((inner, tiled)) => {
            let find = |inner: &Map, tiled: &Map| inner.try_is_tile_inner_fused(tiled);
            fused(row, &inner, &tiled, find, by.combine)
        }
        Err(verdict) => verdict,
    }
}

/// `is_tile_outer {layout, tiled, tiled_shape, outer_shape}`: the inner layout.
pub(super) fn is_tile_outer(row: &Row) -> Judged {
    let by = Apart {
        find: |outer, tiled| outer.try_is_tile_outer(tiled),
        combine: |outer, inner| inner.try_tile(outer),
        known_is_slow: true,
        scaled: true,
    };
    let operands =
        operand(row, "layout", "outer_shape").and_then(|o| Ok((o, operand(row, "tiled", "tiled_shape")?)));
    match operands {
        Ok((outer, tiled)) if row.json["target"].is_null() => recognised(row, &outer, &tiled, &by),
        Ok((outer, tiled)) => {
            let find = |outer: &Map, tiled: &Map| outer.try_is_tile_outer_fused(tiled);
            fused(row, &outer, &tiled, find, by.combine)
        }
        Err(verdict) => verdict,
    }
}

/// Rows for the target `cuda`: thread axes may be split to fit the known operand, and fusing them gives
/// the whole again.
fn fused(
    row: &Row,
    known: &Operand,
    whole: &Operand,
    find: fn(&Map, &Map) -> Result<Option<Map>, LayoutError>,
    combine: Combine,
) -> Judged {
    let found = known.map.and_then(|known| whole.map.and_then(|whole| find(&known, &whole)));
    if let Some(kind) = row.error() {
        return refused(row, kind, found);
    }
    let found = found.map_err(|e| e.to_string())?;
    if let (Some(found), Ok(known), Ok(whole)) = (found, known.map, whole.map) {
        round_trip(&found)?;
        let again = combine(&known, &found).and_then(|again| again.try_fuse_axes());
        let again = again.map_err(|e| format!("put together again: {e}"))?;
        let whole = whole.try_fuse_axes().map_err(|e| e.to_string())?;
        equal("put together again", &again, &bridge::layout(&whole))?;
    } else if only_the_oracle_knows(row) {
        return Err("not recognised, and no rule says that it must not be".to_owned());
    }
    expected(row, found.as_ref())
}

/// The whole of a sum, whose row gives the interleaved shape `l0, r0, l1, r1, ..`, and that of the known
/// operand, which is part of it.
fn sum(row: &Row, known: &str, first: usize) -> Result<(Operand, Operand), Judged> {
    let interleaved = numbers(row.input("interleaved_shape"));
    let shape = numbers(row.input(known));
    let of_known: Vec<i128> = interleaved.iter().skip(first).step_by(2).copied().collect();
    if of_known != shape {
        return Err(Err(format!("{shape:?} is no part of {interleaved:?}")));
    }
    let whole = interleaved.chunks(2).map(|pair| pair.iter().product()).collect();
    Ok((operand(row, "layout", known)?, under(row, "sum", whole)?))
}

/// `is_direct_sum_right {layout, sum, interleaved_shape, right_shape}`: the left layout.
pub(super) fn is_direct_sum_right(row: &Row) -> Judged {
    let by = Apart {
        find: |right, sum| right.try_is_direct_sum_right(sum),
        combine: |right, left| right.try_direct_sum(left),
        known_is_slow: false,
        scaled: false,
    };
    match sum(row, "right_shape", 1) {
        Ok((right, whole)) => recognised(row, &right, &whole, &by),
        Err(verdict) => verdict,
    }
}

/// `is_direct_sum_left {layout, sum, interleaved_shape, left_shape}`: the right layout.
pub(super) fn is_direct_sum_left(row: &Row) -> Judged {
    let by = Apart {
        find: |left, sum| left.try_is_direct_sum_left(sum),
        combine: |left, right| right.try_direct_sum(left),
        known_is_slow: true,
        scaled: false,
    };
    match sum(row, "left_shape", 0) {
        Ok((left, whole)) => recognised(row, &left, &whole, &by),
        Err(verdict) => verdict,
    }
}
