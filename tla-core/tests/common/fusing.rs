//! The oracle of fusing: which thread a place is, counted from the narrowest unit.

use super::oracle::{Layout, Name, Place, SCOPES, Scopes, name, thread_edge};
use std::collections::BTreeMap;

/// How many units of scope `narrow` one of `wide` is; a warp has 32 threads, a warpgroup 4 warps.
fn units(narrow: usize, wide: usize) -> Option<i128> {
    let threads = |scope: usize| match SCOPES[scope] {
        "thread" => Some(1),
        "warp" => Some(32),
        "warpgroup" => Some(128),
        _ => None,
    };
    Some(threads(wide)? / threads(narrow)?)
}

/// The axis onto which the thread axes of a layout fuse, and the unit that it counts; `None`: nothing fuses.
fn target(layout: &Layout) -> Option<(Name, usize)> {
    let Scopes::Pair(unit, scope) = layout.scopes() else { return None };
    match (SCOPES[unit], SCOPES[scope]) {
        ("thread", "cta") => Some((name("tx"), unit)),
        ("thread", "warpgroup") => Some((name("tid_in_wg"), unit)),
        ("warp", "cta") => Some((name("warpid"), unit)),
        _ => None,
    }
}

/// The place after fusing the axes of `layout`: its thread, and what else there is.
fn fused(place: &Place, onto: Option<(Name, usize)>) -> Place {
    let Some((axis, narrowest)) = onto else { return place.clone() };
    let mut fused = BTreeMap::new();
    for (on, n) in place {
        let (on, times) = match thread_edge(on) {
            Some((unit, _)) => (axis, units(narrowest, unit).expect("up to a warpgroup")),
            None => (*on, 1),
        };
        *fused.entry(on).or_insert(0) += times * n;
    }
    fused.retain(|_, n| *n != 0);
    fused
}

/// Without the iters of extent 1, which take no part in what fuses; of nothing but such the first stays.
fn stepping(layout: &Layout) -> Layout {
    let mut asked = layout.clone();
    asked.shard.retain(|i| i.extent > 1);
    if asked.shard.is_empty() {
        asked.shard.extend(layout.shard.first().cloned());
    }
    asked
}

/// The layout as a function onto fused places.
pub(crate) fn fused_function(layout: &Layout) -> Option<Vec<Place>> {
    let onto = target(&stepping(layout));
    Some(layout.function()?.iter().map(|place| fused(place, onto)).collect())
}

/// The steps of the replicas on fused places.
pub(crate) fn fused_replicas(layout: &Layout) -> Vec<(i128, Place)> {
    let onto = target(&stepping(layout));
    let one = |i: &super::oracle::Iter| {
        let mut step = fused(&BTreeMap::from([(i.axis, i.stride)]), onto);
        step.retain(|_, n| *n != 0);
        (i.extent, step)
    };
    let mut all: Vec<_> = layout.replica.iter().map(one).collect();
    all.sort();
    all
}
