//! Canonical forms with thread axes fused (target `cuda`), and groups for several shapes.

use super::{Judged, Verdict, answer, answer_layout, build, let_pass, refused, right, round_trip, same};
use crate::common::bridge::{self, alike};
use crate::common::fusing::{fused_function, fused_replicas};
use crate::common::oracle::{Layout, product, thread_edge};
use crate::common::vectors::{Row, layout, list, numbers};
use tla_core::Shape;

/// `canonicalize {layout}` for the target `cuda`.
pub(super) fn canonicalize(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let fused = map.try_fuse_axes();
    if let Some(kind) = row.error() {
        return refused(row, kind, fused);
    }
    let fused = match fused {
        Err(error) if let_pass(row, &[&asked], &error) => return Ok(Verdict::Corrected),
        other => other.map_err(|e| e.to_string())?,
    };
    same("shape", fused.shape(), map.shape())?;
    same("fused twice", &fused.try_fuse_axes(), &Ok(fused))?;
    round_trip(&fused)?;
    let canonical = fused.try_canonicalize().map_err(|e| e.to_string())?;
    let got = bridge::layout(&canonical);
    got.is_canonical()?;
    same("fused places", &got.function(), &fused_function(&asked))?;
    same("fused replicas", &fused_replicas(&got), &fused_replicas(&asked))?;
    let expected = answer_layout(row)?;
    let threads = asked.shard.iter().any(|i| thread_edge(i.axis).is_some());
    if !threads && alike(&bridge::layout(&map.try_canonicalize().map_err(|e| e.to_string())?), &expected) {
        // the reference fuses no replicas and offsets where the shard has no thread axis
        return Ok(if got == expected { right(row) } else { Verdict::Corrected });
    }
    if !alike(&got, &expected) {
        return Err(format!("got {got:?}, expected {expected:?}"));
    }
    Ok(right(row))
}

/// With the stride of unit iters, which says nothing, set to 0.
fn plain(layout: &Layout) -> Layout {
    let mut layout = layout.clone();
    layout.shard.iter_mut().filter(|i| i.extent == 1).for_each(|i| i.stride = 0);
    layout
}

/// `group_many {layout, shapes[]} -> {layout, seps[][]}`.
pub(super) fn group_many(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let extents: Vec<Vec<i128>> = list(row.input("shapes")).iter().map(numbers).collect();
    let shapes: Result<Vec<Shape>, _> = extents.iter().map(|shape| bridge::shape(shape)).collect();
    let grouped = shapes.and_then(|shapes| map.try_group_many(&shapes));
    if let Some(kind) = row.error() {
        return refused(row, kind, grouped);
    }
    let grouped = grouped.map_err(|e| e.to_string())?;
    let got = bridge::layout(&grouped.map);
    same("function", &got.function(), &asked.function())?;
    round_trip(&grouped.map)?;
    let mut separators = Vec::new();
    for (shape, of_shape) in extents.iter().zip(grouped.separators.as_slice()) {
        let of_shape = of_shape.as_slice();
        for (d, ends) in of_shape.windows(2).enumerate() {
            let of_dim = product(got.shard[ends[0]..ends[1]].iter().map(|i| &i.extent));
            same(&format!("extent of dimension {d} of {shape:?}"), &of_dim, &Some(shape[d]))?;
        }
        separators.push(of_shape.iter().map(|s| i128::try_from(*s).expect("few")).collect::<Vec<_>>());
    }
    let answer = answer(row)?;
    let expected = layout(&answer["layout"]);
    if !alike(&plain(&got), &plain(&expected)) {
        return Err(format!("got {got:?}, expected {expected:?}"));
    }
    let seps: Vec<Vec<i128>> = list(&answer["seps"]).iter().map(numbers).collect();
    same("separators", &separators, &seps)?;
    Ok(right(row))
}
