//! Laws of canonical forms, fused and split axes and common groups, over random layouts, against brute
//! force.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others.

mod common;
// not in `common`: tests outside of this crate, which have no proptest, share that
#[path = "common/random.rs"]
mod random;

use common::fusing::{fused_function, fused_replicas};
use common::oracle::{Layout, Place};
use proptest::prelude::*;
use random::{FAMILIES, WAYS, canonical, config, naive, shaped, spoken};
use tla_core::{Axis, AxisKind, Iter, LayoutError, Map, Scope, Shape, axis};

proptest! {
    #![proptest_config(config(600))]

    /// Built by splitting: other iters, the same function, so the same canonical form.
    #[test]
    fn equal_functions_have_one_canonical_form(
        map in (0..FAMILIES.len(), 1_usize..4).prop_flat_map(|(family, rank)| shaped(family, rank)),
        cuts in prop::collection::vec(0_usize..6, 12),
        turn in 0_usize..4,
    ) {
        let Ok(canonical) = map.try_canonicalize() else { return Ok(()) };
        let mut cuts = cuts.into_iter();
        let mut shard = Vec::new();
        for iter in map.shard() {
            let mut rest = *iter;
            while let Some(cut) = cuts.next().filter(|cut| *cut > 1) {
                let cut = cut as u64;
                if rest.extent % cut != 0 || shard.len() > 10 {
                    break;
                }
                shard.push(Iter::new(cut, rest.stride * (rest.extent / cut).cast_signed(), rest.axis));
                rest.extent /= cut;
                shard.push(Iter::new(1, 77, rest.axis));
            }
            shard.push(rest);
        }
        let mut replica = map.replica().to_vec();
        let by = turn % replica.len().max(1);
        replica.rotate_left(by);
        let split = Map::try_new(&shard, &replica, map.offset()).expect("the same numbers");
        prop_assert_eq!(split.try_canonicalize(), Ok(canonical));
        if map.size() == 1 {
            // here the lone iter of extent 1 has an axis, and the axis a scope
            return Ok(());
        }
        // and through an operation that does nothing
        let one = Map::try_new(&[Iter::new(1, 1, axis::M)], &[], &[]).expect("one element");
        let split = split.try_reshape(&Shape::try_new(&[map.size()]).expect("small")).expect("the same size");
        prop_assert_eq!(canonical_of(split.try_tile(&one)), canonical_of(Ok(canonical)));
    }

    #[test]
    fn splitting_keeps_every_thread_and_fusing_undoes_it(
        steps in prop::collection::vec((1_u64..9, threads_steps(), prop::bool::weighted(0.7)), 1..5),
        copies in prop::collection::vec((1_u64..5, threads_steps()), 0..2),
        offset in prop_oneof![2 => Just(0_i64), 2 => 0_i64..300, 1 => -300_i64..0],
        way in 0..WAYS.len(),
    ) {
        let (axis, into) = WAYS[way];
        let shard: Vec<Iter> =
            steps.iter().map(|(e, s, on)| Iter::new(*e, *s, if *on { axis } else { axis::M })).collect();
        let replica: Vec<Iter> = copies.iter().map(|(e, s)| Iter::new(*e, *s, axis)).collect();
        let map = Map::try_new(&shard, &replica, &[(axis, offset)]).expect("small numbers");
        let Some(split) = spoken(map.try_split_axis(axis, into)) else { return Ok(()) };
        prop_assert_eq!(split.shape(), map.shape());
        // the same thread, and every part in range
        let widths: Vec<i128> = into.iter().map(|part| width(axis, part)).collect();
        for (whole, parts) in naive(&map).layout.function().expect("small").iter().zip(naive(&split).layout.function().expect("small")) {
            let sum: i128 = into.iter().zip(&widths).map(|(part, w)| at(&parts, part) * w).sum();
            prop_assert_eq!(sum, at(whole, &axis));
            prop_assert_eq!(at(&parts, &axis::M), at(whole, &axis::M));
            for k in 1..into.len() {
                let digit = at(&parts, &into[k]);
                prop_assert!(digit >= 0 && digit < widths[k - 1] / widths[k], "{} counts to {digit}", into[k].name());
            }
        }
        let fused = split.try_fuse_axes().expect("axes that fuse");
        let whole = map.try_fuse_axes().expect("one axis");
        let stepping = split.try_canonicalize().expect("axes that fit together").axes();
        if into.iter().all(|part| stepping.as_slice().contains(part)) {
            let (fused, whole) = (canonical(&fused), canonical(&whole));
            prop_assert_eq!(all_copies(&fused), all_copies(&whole));
            prop_assert_eq!((fused.shard, fused.offset), (whole.shard, whole.offset));
        }
    }

    /// With every lane in range there is always a way back.
    #[test]
    fn what_is_fused_can_be_split(
        warps in prop::collection::vec((2_u64..4, 0_i64..5), 1..3),
        lanes in prop::sample::select(vec![vec![(32, 1)], vec![(8, 4), (4, 1)], vec![(4, 1), (8, 4)], vec![(2, 16), (16, 1)], vec![(4, 8)], vec![(3, 8), (5, 1)], vec![(3, 10)]]),
        first in any::<bool>(),
        offset in 0_i64..7,
    ) {
        let warps = warps.iter().map(|(e, s)| Iter::new(*e, *s, axis::WARPID));
        let lanes = lanes.iter().map(|(e, s)| Iter::new(*e, *s, axis::LANEID));
        let shard: Vec<Iter> = if first { warps.chain(lanes).collect() } else { lanes.chain(warps).collect() };
        let map = Map::try_new(&shard, &[], &[(axis::WARPID, offset)]).expect("small numbers");
        let fused = map.try_fuse_axes().expect("lanes in warps");
        prop_assert_eq!(fused.axes().as_slice().to_vec(), vec![axis::TX]);
        prop_assert_eq!(Some(naive(&fused).layout.function()), Some(fused_function(&naive(&map).layout)));
        let split = fused.try_split_axis(axis::TX, &[axis::WARPID, axis::LANEID]).expect("32 lanes a warp");
        prop_assert_eq!(naive(&split).layout.function(), naive(&map).layout.function());
    }

    #[test]
    fn fusing_keeps_every_thread(
        map in (0..FAMILIES.len(), 1_usize..4).prop_flat_map(|(family, rank)| shaped(family, rank)),
    ) {
        let Some(fused) = spoken(map.try_fuse_axes()) else { return Ok(()) };
        prop_assert_eq!(fused.shape(), map.shape());
        prop_assert_eq!(naive(&fused).layout.function(), fused_function(&naive(&map).layout));
        prop_assert_eq!(fused_replicas(&naive(&fused).layout), fused_replicas(&naive(&map).layout));
        prop_assert_eq!(fused.try_fuse_axes(), Ok(fused));
    }

    #[test]
    fn groups_for_several_shapes_have_all_their_boundaries(
        factors in prop::collection::vec(1_u64..5, 1..6),
        iters in prop::collection::vec(0_usize..2, 5),
        shapes in prop::collection::vec((prop::collection::vec(0_usize..2, 5), 0_usize..6), 1..4),
    ) {
        let own = merge(&factors, &iters);
        let shard: Vec<Iter> = own.iter().zip(3..).map(|(e, s)| Iter::new(*e, s * s, axis::M)).collect();
        let map = Map::try_new(&shard, &[], &[]).expect("small numbers");
        // factors in another order make boundaries that do not go together
        let shapes: Vec<Vec<u64>> = shapes.iter().map(|(joins, turn)| {
            let mut factors = factors.clone();
            if *turn > 3 { factors.reverse(); }
            merge(&factors, joins)
        }).collect();
        let asked: Vec<Shape> = shapes.iter().map(|s| Shape::try_new(s).expect("small")).collect();
        let behind = |s: &Vec<u64>| (0..=s.len()).map(|d| s[d..].iter().product::<u64>()).collect::<Vec<_>>();
        let mut all: Vec<u64> = shapes.iter().flat_map(behind).collect();
        all.sort_unstable();
        let chain = all.windows(2).all(|pair| pair[1] % pair[0] == 0);
        all.dedup();
        let common: Vec<i128> = all.windows(2).rev().map(|pair| i128::from(pair[1] / pair[0])).collect();
        let possible = chain && naive(&map).layout.can_group(&common);
        let grouped = spoken(map.try_group_many(&asked));
        prop_assert_eq!(grouped.is_some(), possible);
        let Some(grouped) = grouped else { return Ok(()) };
        prop_assert_eq!(naive(&grouped.map).layout.function(), naive(&map).layout.function());
        for (shape, separators) in shapes.iter().zip(grouped.separators.as_slice()) {
            let ends = separators.as_slice();
            prop_assert_eq!((ends[0], ends[ends.len() - 1]), (0, grouped.map.shard().len()));
            let of: Vec<u64> = ends.windows(2).map(|e| grouped.map.shard()[e[0]..e[1]].iter().map(|i| i.extent).product()).collect();
            prop_assert_eq!(&of, shape);
        }
    }
}

fn canonical_of(map: Result<Map, LayoutError>) -> Layout {
    canonical(&map.expect("a layout"))
}

/// Where the copies are from the first one, each as often as it is there: replicas are not put together.
fn all_copies(layout: &Layout) -> Vec<Place> {
    let alone =
        Layout { shard: layout.replica.clone(), replica: vec![], offset: Default::default(), swizzle: None };
    let mut all = alone.function().expect("few copies");
    all.sort();
    all
}

/// Neighbours multiplied where the list says so.
fn merge(factors: &[u64], joins: &[usize]) -> Vec<u64> {
    let mut merged = vec![factors[0]];
    for (factor, join) in factors[1..].iter().zip(joins) {
        match merged.last_mut() {
            Some(last) if *join == 1 => *last *= factor,
            _ => merged.push(*factor),
        }
    }
    merged
}

fn threads_steps() -> impl Strategy<Value = i64> {
    prop_oneof![
        6 => prop::sample::select(vec![0_i64, 1, 2, 4, 8, 16, 32, 64, 128, 256]),
        2 => prop::sample::select(vec![3_i64, 5, 24, 48, 96]),
        2 => prop::sample::select(vec![-1_i64, -4, -32, -128]),
    ]
}

/// How many units of `axis` make one of `part`.
fn width(axis: Axis, part: &Axis) -> i128 {
    let threads = |axis: &Axis| match axis.kind() {
        AxisKind::Thread { unit: Scope::Thread, .. } => 1,
        AxisKind::Thread { unit: Scope::Warp, .. } => 32,
        AxisKind::Thread { unit: Scope::Warpgroup, .. } => 128,
        other => panic!("{other:?} is not counted in threads"),
    };
    threads(part) / threads(&axis)
}

fn at(place: &Place, on: &Axis) -> i128 {
    place.get(on.name()).copied().unwrap_or(0)
}

/// An offset that is wider than the split: carried into the warps, as one counts.
#[test]
fn an_offset_is_split_with_its_carry() {
    let lanes = Map::new(&[Iter::new(8, 1, axis::TX)], &[], &[(axis::TX, 40)]);
    let split = lanes.split_axis(axis::TX, &[axis::WARPID, axis::LANEID]);
    assert_eq!(split.to_string(), "S[8:1@laneid] + 8@laneid + 1@warpid");
    let back = Map::new(&[Iter::new(8, -1, axis::TX)], &[], &[(axis::TX, -57)]);
    let split = back.split_axis(axis::TX, &[axis::WARPID, axis::LANEID]);
    assert_eq!(split.to_string(), "S[8:-1@laneid] + 7@laneid + -2@warpid");
}
