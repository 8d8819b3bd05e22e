//! Rows about what a layout is, not where an element lies: notation, sizes, groups, canonical
//! form, scopes, storage.

use super::{
    Judged, Verdict, answer, answer_layout, build, let_pass, only_the_oracle_knows, refused, right,
    round_trip, same,
};
use crate::common::bridge::{self, alike};
use crate::common::oracle::{Layout, Name, SCOPES, Scopes, name, thread_edge};
use crate::common::vectors::{Row, layout, number, numbers};
use tla_core::{LayoutError, Map, axis, parse};

/// `construct {spec}`: the notation as text.
pub(super) fn construct(row: &Row) -> Judged {
    use LayoutError as E;
    let text = row.input("spec").as_str().ok_or("no spec")?;
    let parsed = parse::tirx(text);
    if row.flag("reject") == Some(true) {
        return match parsed {
            Ok(map) => Err(format!("{text} is read as {map}, but must be refused")),
            // Refused for what it says; a mere syntax error would hide what is wrong.
            Err(e) => match e.error {
                E::StrideCount { .. }
                | E::SecondTerm { .. }
                | E::ExtentZero { .. }
                | E::ExtentNegative { .. }
                | E::UnknownAxis { .. } => Ok(Verdict::Refused),
                other => Err(format!("{text} is refused, but with {other:?}")),
            },
        };
    }
    if let Some(kind) = row.error() {
        return refused(row, kind, parsed.map_err(|e| e.error));
    }
    let map = parsed.map_err(|e| format!("{text}: {e}"))?;
    let (got, expected) = (bridge::layout(&map), answer_layout(row)?);
    if !alike(&got, &expected) {
        return Err(format!("{text}: got {got:?}, expected {expected:?}"));
    }
    round_trip(&map)?;
    Ok(right(row))
}

/// `size {layout, axis | null}`.
pub(super) fn size(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    round_trip(&map)?;
    let (got, naive) = match row.input("axis").as_str() {
        None => (Ok(map.size()), asked.size()),
        Some(name) => (map.try_size_on(bridge::axis(name)), asked.size_on(name)),
    };
    if let Some(kind) = row.error().filter(|kind| *kind != "axis_unregistered") {
        return refused(row, kind, got);
    }
    let got = i128::from(got.map_err(|e| e.to_string())?);
    same("the oracle's size", &naive, &Some(got))?;
    if row.error().is_none() {
        same("size", &got, &number(answer(row)?))?;
    }
    Ok(right(row))
}

/// The one memory axis of a layout without device axes, `m` if it has none at all. A span without
/// an axis adds up the memory axes; of two unlike axes that sum means nothing.
fn only_memory_axis(layout: &Layout) -> Option<Name> {
    let mut memory = layout.axes().into_iter().filter(|name| bridge::axis(name).is_memory());
    let first = memory.next().unwrap_or("m");
    if memory.next().is_none() { Some(first) } else { None }
}

/// `span {layout, axis | null}`.
///
/// A row that the reference refuses because it does not know an axis (`axis_unregistered`) is
/// answered here, because here every axis has a kind; the oracle says whether rightly.
pub(super) fn span(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let on = match row.input("axis").as_str() {
        Some(axis) => name(axis),
        None => match only_memory_axis(&asked) {
            Some(name) => name,
            None => return Ok(Verdict::Apart("a span over several axes: means nothing")),
        },
    };
    // Without an axis the reference gives the span under the swizzle.
    let map = if row.input("axis").is_null() { map.without_swizzle() } else { map };
    let got = map.try_span(bridge::axis(on));
    if let Some(kind) = row.error().filter(|kind| *kind != "axis_unregistered") {
        return refused(row, kind, got);
    }
    let got = i128::from(got.map_err(|e| e.to_string())?);
    if asked.enumerable() {
        same("the oracle's span", &asked.span(on), &got)?;
    }
    if row.error().is_none() {
        same("span", &got, &number(answer(row)?))?;
    }
    Ok(right(row))
}

/// Two layouts are one function of the linear index, where that is soon listed.
fn same_function(what: &str, got: &Layout, expected: &Layout) -> Result<(), String> {
    let soon = expected.enumerable() && expected.size().is_some_and(|size| size <= 1 << 13);
    if soon && got.function() != expected.function() {
        return Err(format!("{what}: {got:?} is another function than {expected:?}"));
    }
    Ok(())
}

/// `group {layout, shape} -> {layout, seps}`.
pub(super) fn group(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let extents = numbers(row.input("shape"));
    let grouped = bridge::shape(&extents).and_then(|shape| map.try_group(&shape));
    same("grouped where the oracle finds a way", &grouped.is_ok(), &asked.can_group(&extents))?;
    if let Some(kind) = row.error() {
        return refused(row, kind, grouped);
    }
    let grouped = grouped.map_err(|e| e.to_string())?;
    let got = bridge::layout(&grouped.map);
    same_function("grouped", &got, &asked)?;
    let answer = answer(row)?;
    let expected = layout(&answer["layout"]);
    if !alike(&got, &expected) {
        return Err(format!("got {got:?}, expected {expected:?}"));
    }
    let separators: Vec<i128> =
        grouped.separators.as_slice().iter().map(|s| i128::try_from(*s).expect("few")).collect();
    same("separators", &separators, &numbers(&answer["seps"]))?;
    round_trip(&grouped.map)?;
    Ok(right(row))
}

/// `canonicalize {layout}`. Rows for the target `cuda` also fuse thread axes, which is an
/// operation of its own. A layout over an axis that the reference does not know is answered, as
/// in [`span`].
pub(super) fn canonicalize(row: &Row) -> Judged {
    if !row.json["target"].is_null() {
        return super::fusing::canonicalize(row);
    }
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let canonical = map.try_canonicalize();
    if let Some(kind) = row.error().filter(|kind| *kind != "axis_unregistered") {
        return refused(row, kind, canonical);
    }
    let canonical = match canonical {
        Err(error) if let_pass(row, &[&asked], &error) => return Ok(Verdict::Corrected),
        other => other.map_err(|e| e.to_string())?,
    };
    same("canonical form of the canonical form", &canonical.try_canonicalize(), &Ok(canonical))?;
    round_trip(&canonical)?;
    let got = bridge::layout(&canonical);
    got.is_canonical()?;
    same_function("canonical form", &got, &asked)?;
    if row.error().is_none() && !only_the_oracle_knows(row) {
        let expected = answer_layout(row)?;
        if !alike(&got, &expected) {
            return Err(format!("got {got:?}, expected {expected:?}"));
        }
    }
    Ok(right(row))
}

/// The reference looks at replicas and offsets only when the shard has a thread axis. The rule is
/// that all three take part, so rows without one are checked against the oracle.
fn overlooked(layout: &Layout) -> bool {
    let threads = |name: &str| thread_edge(name).is_some();
    let shard = layout.shard.iter().any(|i| threads(i.axis));
    !shard && layout.axes().iter().any(|name| threads(name))
}

/// What the row says the scopes are: a pair, none, or one of the two refusals.
fn scopes_of(map: &Map) -> Result<Scopes, String> {
    bridge::scopes(map.try_scope()).map_err(|e| e.to_string())
}

/// `verify_well_formed {layout}`.
pub(super) fn well_formed(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    same("scopes", &scopes_of(&map)?, &asked.scopes())?;
    let checked = map.try_well_formed();
    same("well-formed exactly with scopes", &checked.is_ok(), &map.try_scope().is_ok())?;
    if let Some(kind) = row.error() {
        return refused(row, kind, checked);
    }
    if only_the_oracle_knows(row) {
        return Ok(Verdict::Corrected);
    }
    same("the row's answer", &answer(row)?.as_bool(), &Some(true))?;
    match checked {
        Ok(_) => Ok(right(row)),
        Err(_) if overlooked(&asked) => Ok(Verdict::Corrected),
        Err(error) => Err(format!("refused: {error}")),
    }
}

/// `get_scope {layout} -> [unit, scope] | null`.
pub(super) fn scope(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let got = scopes_of(&map)?;
    same("scopes", &got, &asked.scopes())?;
    if let Some(kind) = row.error() {
        return refused(row, kind, map.try_scope());
    }
    if only_the_oracle_knows(row) {
        return Ok(Verdict::Corrected);
    }
    let answer = answer(row)?;
    let name = |k: usize| answer[k].as_str().and_then(|name| SCOPES.iter().position(|s| *s == name));
    let expected = match (name(0), name(1)) {
        (Some(unit), Some(scope)) => Scopes::Pair(unit, scope),
        _ if answer.is_null() => Scopes::None,
        _ => return Err(format!("{answer} is no pair of scopes")),
    };
    if got == expected {
        return Ok(right(row));
    }
    if overlooked(&asked) && expected == Scopes::None {
        return Ok(Verdict::Corrected);
    }
    Err(format!("scopes: got {got:?}, expected {expected:?}"))
}

/// `storage {layout}`: the memory part alone.
pub(super) fn storage(row: &Row) -> Judged {
    let (_, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let stored = map.try_storage();
    if let Some(kind) = row.error() {
        return refused(row, kind, stored);
    }
    let (got, expected) = (bridge::layout(&stored.map_err(|e| e.to_string())?), answer_layout(row)?);
    if !alike(&got, &expected) {
        return Err(format!("got {got:?}, expected {expected:?}"));
    }
    let all_memory = map.axes().as_slice().iter().all(tla_core::Axis::is_memory);
    if all_memory && map.offset_on(axis::M) == 0 {
        same("nothing lost of a layout in memory", &got.size(), &bridge::layout(&map).size())?;
    }
    Ok(right(row))
}

/// `is_trivial {layout}`.
pub(super) fn is_trivial(row: &Row) -> Judged {
    let (_, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    same("trivial", &Some(map.is_trivial()), &answer(row)?.as_bool())?;
    Ok(right(row))
}
