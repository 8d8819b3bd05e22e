//! From the oracle's values to the library's, and back.

use super::oracle::{self, Iter, Layout, Place, Scopes, Swizzle};
use std::collections::{BTreeMap, BTreeSet};
use tla_core::{Axis, AxisKind, LayoutError, Map, Point, Scope, ScopePair, Shape};

/// The built-in axis of that name, else a user's device axis.
///
/// The reference knows an axis outside its registry by name only and refuses some questions about
/// it. Here an axis always has a kind; `gpuid_x` and its like are ranks in a mesh.
pub(crate) fn axis(name: &str) -> Axis {
    Axis::built_in(name).unwrap_or_else(|| Axis::new(oracle::name(name), AxisKind::Device))
}

pub(crate) fn swizzle(s: &Swizzle) -> Result<tla_core::Swizzle, LayoutError> {
    let narrow = |n: i128| i64::try_from(n).expect("swizzle parameters are small");
    let swizzle = tla_core::Swizzle::try_new(narrow(s.m), narrow(s.b), narrow(s.s))?;
    Ok(if s.inner { swizzle } else { swizzle.mirrored() })
}

/// The iters, or what is wrong with the first extent that no count can hold.
fn iters(of: &[Iter], place: impl Fn(usize) -> tla_core::Place) -> Result<Vec<tla_core::Iter>, LayoutError> {
    let one = |(k, i): (usize, &Iter)| {
        let stride = i64::try_from(i.stride).expect("strides of the tests fit");
        match u64::try_from(i.extent) {
            Ok(extent) => Ok(tla_core::Iter::new(extent, stride, axis(i.axis))),
            Err(_) => {
                let extent = i64::try_from(i.extent).expect("extents of the tests fit");
                Err(LayoutError::ExtentNegative { place: place(k), extent })
            }
        }
    };
    of.iter().enumerate().map(one).collect()
}

pub(crate) fn map(layout: &Layout) -> Result<Map, LayoutError> {
    let shard = iters(&layout.shard, tla_core::Place::Shard)?;
    let replica = iters(&layout.replica, tla_core::Place::Replica)?;
    let narrow = |n: &i128| i64::try_from(*n).expect("offsets of the tests fit");
    let offset: Vec<_> = layout.offset.iter().map(|(name, n)| (axis(name), narrow(n))).collect();
    let tile = Map::try_new(&shard, &replica, &offset)?;
    match &layout.swizzle {
        Some(s) => tile.try_compose(swizzle(s)?),
        None => Ok(tile),
    }
}

pub(crate) fn layout(map: &Map) -> Layout {
    let iter = |i: &tla_core::Iter| Iter {
        extent: i128::from(i.extent),
        stride: i128::from(i.stride),
        axis: i.axis.name(),
    };
    let swizzle = map.swizzle().map(|s| Swizzle {
        m: i128::from(s.m()),
        b: i128::from(s.b()),
        s: i128::from(s.s()),
        inner: !s.is_mirrored(),
    });
    Layout {
        swizzle,
        shard: map.shard().iter().map(iter).collect(),
        replica: map.replica().iter().map(iter).collect(),
        offset: map.offset().iter().map(|(a, n)| (a.name(), i128::from(*n))).collect(),
    }
}

/// A shape; a negative extent, which no count can hold, is refused here as the library refuses 0.
pub(crate) fn shape(extents: &[i128]) -> Result<Shape, LayoutError> {
    let mut counts = Vec::new();
    for (d, extent) in extents.iter().enumerate() {
        match u64::try_from(*extent) {
            Ok(count) => counts.push(count),
            Err(_) => {
                let place = tla_core::Place::Shape(d);
                let extent = i64::try_from(*extent).expect("extents of the tests fit");
                return Err(LayoutError::ExtentNegative { place, extent });
            }
        }
    }
    Shape::try_new(&counts)
}

/// A coordinate; `None` where an entry is negative, which the type rules out.
pub(crate) fn coordinate(entries: &[i128]) -> Option<Vec<u64>> {
    entries.iter().map(|entry| u64::try_from(*entry).ok()).collect()
}

pub(crate) fn digits(entries: &[i128]) -> Vec<i64> {
    entries.iter().map(|d| i64::try_from(*d).expect("digits of the tests fit")).collect()
}

/// The point as the oracle writes places: without the axes it is at zero on.
pub(crate) fn place(point: &Point) -> Place {
    let mut place = BTreeMap::new();
    for (axis, n) in point.axes() {
        let twice = place.insert(axis.name(), i128::from(*n));
        assert_eq!(twice, None, "a point names {} twice", axis.name());
    }
    place.retain(|_, n| *n != 0);
    place
}

/// The places of a set; each must come once.
pub(crate) fn places(of: tla_core::Places) -> Result<BTreeSet<Place>, String> {
    let mut all = BTreeSet::new();
    for point in of {
        if !all.insert(place(&point)) {
            return Err(format!("the place {point} comes twice"));
        }
    }
    Ok(all)
}

pub(crate) fn scopes(result: Result<Option<ScopePair>, LayoutError>) -> Result<Scopes, LayoutError> {
    let index = |scope: Scope| scope.level();
    match result {
        Ok(None) => Ok(Scopes::None),
        Ok(Some(pair)) => Ok(Scopes::Pair(index(pair.unit), index(pair.scope))),
        Err(LayoutError::ScopesConflict { .. }) => Ok(Scopes::Conflict),
        Err(LayoutError::ScopesDisconnected { .. }) => Ok(Scopes::Disconnected),
        Err(other) => Err(other),
    }
}

/// Equal but for the order of the replicas and for offsets of zero, which say nothing.
pub(crate) fn alike(a: &Layout, b: &Layout) -> bool {
    let normal = |layout: &Layout| {
        let mut layout = layout.clone();
        layout.replica.sort();
        layout.offset.retain(|_, n| *n != 0);
        layout
    };
    normal(a) == normal(b)
}
