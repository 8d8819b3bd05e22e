//! Random layouts under shapes, whose axes go together, and what laws ask of them.

#![allow(dead_code, reason = "every test file is a crate of its own and uses its own part")]

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tla_core::{Axis, Iter, LayoutError, Map, Shape, axis};

use crate::common::bridge;
use crate::common::oracle::Layout;
use crate::common::tiling::Shaped;

/// The same cases every time, so that a change is to blame for a new failure.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x711E),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// Layouts of so many elements are put together: brute force lists the square of it.
const FEW: u64 = 40;

/// Axes that a kernel uses together.
pub(crate) const FAMILIES: [&[Axis]; 6] = [
    &[axis::M],
    &[axis::LANEID, axis::M],
    &[axis::WARPID, axis::LANEID, axis::M],
    &[axis::TLANE, axis::TCOL],
    &[axis::TX, axis::M],
    &[axis::WGID, axis::WID_IN_WG, axis::LANEID],
];

fn on(family: usize) -> impl Strategy<Value = Axis> {
    prop::sample::select(FAMILIES[family])
}

fn step(family: usize) -> impl Strategy<Value = Iter> {
    let extent = prop_oneof![2 => Just(1_u64), 12 => 2_u64..5, 1 => Just(6_u64)];
    let stride =
        prop_oneof![8 => 1_i64..9, 2 => Just(0), 2 => -6_i64..0, 2 => prop::sample::select(vec![16, 32, 24])];
    (extent, stride, on(family)).prop_map(|(extent, stride, on)| Iter::new(extent, stride, on))
}

/// A layout of `rank` dimensions, each with iters of its own; now and then neighbours that fuse.
pub(crate) fn shaped(family: usize, rank: usize) -> impl Strategy<Value = Map> {
    let dim = prop::collection::vec(step(family), 0..3);
    let dims = prop::collection::vec(dim, rank);
    let replicas = prop_oneof![3 => prop::collection::vec(step(family), 0..1), 2 => prop::collection::vec(step(family), 1..3)];
    let offsets = prop::collection::vec((on(family), prop_oneof![3 => 1_i64..9, 1 => -5_i64..0]), 0..2);
    let small = |dims: &Vec<Vec<Iter>>| dims.iter().flatten().map(|i| i.extent).product::<u64>() <= FEW;
    let dims = dims.prop_filter("few elements", small);
    (dims, replicas, offsets, prop::bool::weighted(0.3)).prop_map(|(mut dims, replicas, offsets, chained)| {
        if chained {
            chain(&mut dims);
        }
        let extents: Vec<u64> = dims.iter().map(|dim| dim.iter().map(|i| i.extent).product()).collect();
        let map = Map::try_new(&dims.concat(), &replicas, &offsets).expect("small numbers");
        map.try_reshape(&Shape::try_new(&extents).expect("small")).expect("the products are equal")
    })
}

/// Each iter steps exactly over the next one, if they are on one axis.
fn chain(dims: &mut [Vec<Iter>]) {
    let mut next: Option<Iter> = None;
    for iter in dims.iter_mut().rev().flat_map(|dim| dim.iter_mut().rev()) {
        if let Some(fast) = next.filter(|fast| fast.axis == iter.axis) {
            iter.stride = fast.stride * fast.extent.cast_signed();
        }
        next = Some(*iter);
    }
}

/// Two layouts of one rank on axes that go together.
pub(crate) fn pairs() -> impl Strategy<Value = (Map, Map)> {
    (0..FAMILIES.len(), 1_usize..4)
        .prop_flat_map(|(family, rank)| (shaped(family, rank), shaped(family, rank)))
}

pub(crate) fn naive(map: &Map) -> Shaped {
    let shape = map.shape().extents().iter().map(|e| i128::from(*e)).collect();
    Shaped { layout: bridge::layout(map), shape }
}

/// An error says something, and the whole of it fits the buffer that const panics need.
pub(crate) fn speaks(error: &LayoutError) {
    let text = error.message();
    let text = text.as_str();
    assert!(!text.is_empty() && text.len() < 384 && !text.contains('\n'), "{error:?}: {text}");
    let _ = error.place();
}

pub(crate) fn spoken<T: Copy>(result: Result<T, LayoutError>) -> Option<T> {
    result.inspect_err(speaks).ok()
}

/// What there is without unit iters, whose axes say nothing.
pub(crate) fn canonical(map: &Map) -> Layout {
    let mut layout = bridge::layout(&map.try_canonicalize().expect("the axes fit together"));
    layout.shard.retain(|i| i.extent > 1);
    layout
}

/// How an axis can be split.
pub(crate) const WAYS: [(Axis, &[Axis]); 5] = [
    (axis::TX, &[axis::WARPID, axis::LANEID]),
    (axis::TX, &[axis::WGID, axis::TID_IN_WG]),
    (axis::TX, &[axis::WGID, axis::WID_IN_WG, axis::LANEID]),
    (axis::WARPID, &[axis::WGID, axis::WID_IN_WG]),
    (axis::TID_IN_WG, &[axis::WID_IN_WG, axis::LANEID]),
];
