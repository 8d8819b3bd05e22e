//! Laws of tiling and direct sums, over random layouts, against brute force.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others.

mod common;
// not in `common`: tests outside of this crate, which have no proptest, share that
#[path = "common/random.rs"]
mod random;

use common::bridge;
use common::oracle;
use common::tiling::{comes_apart, tiled};
use proptest::prelude::*;
use random::{WAYS, canonical, config, naive, pairs, speaks, spoken};
use tla_core::{Axis, AxisKind, Iter, LayoutError, MAX_SHAPES, Map, Scope, Shape, Swizzle, axis};

/// Only the scopes of the axes, or the number of iters, can be wrong with layouts like these.
fn of_the_layout(error: &LayoutError) -> bool {
    speaks(error);
    use LayoutError as E;
    matches!(error, E::ScopesConflict { .. } | E::ScopesDisconnected { .. } | E::TooMany { .. })
}

/// Every element is where brute force says.
fn means(map: &Map, outer: &Map, inner: &Map, scaled: bool) {
    let (outer, inner) = (naive(outer), naive(inner));
    let (places, rest) = tiled(&outer, &inner, scaled);
    let got = naive(map);
    let shape: Vec<i128> = outer.shape.iter().zip(&inner.shape).map(|(o, i)| o * i).collect();
    assert_eq!(got.shape, shape);
    let mut replica = got.layout.replica;
    replica.sort();
    assert_eq!(replica, rest.replica);
    assert_eq!(got.layout.offset, rest.offset);
    for (x, place) in oracle::row_major(&shape, oracle::product(&shape).expect("small")).iter().zip(places) {
        let at = bridge::coordinate(x).expect("not negative");
        assert_eq!(bridge::place(&map.try_base(&at).expect("in range")), place, "{map} at {x:?}");
    }
}

/// The operand is found again, unless blocks that span 0 (an offset below zero) have lost its steps.
fn finds(found: Result<Option<Map>, LayoutError>, operand: &Map, again: impl Fn(&Map) -> Map, whole: &Map) {
    let found = match found {
        Ok(found) => found.unwrap_or_else(|| panic!("{operand} is not found in {whole}")),
        Err(error) => panic!("{operand} is not found in {whole}: {error}"),
    };
    assert_eq!(found.shape(), operand.shape());
    assert_eq!(canonical(&again(&found)), canonical(whole), "put together again");
    let spans = found.axes().as_slice().iter().any(|on| again(&found).try_span(*on) == Ok(0));
    if canonical(&found) != canonical(operand) {
        assert!(spans || lost(operand, &found), "found {found}, not {operand}");
    }
}

/// Two layouts that differ in steps alone, where the found one stands still.
fn lost(operand: &Map, found: &Map) -> bool {
    let (operand, found) = (canonical(operand), canonical(found));
    found.offset == operand.offset
        && found.replica == operand.replica
        && found.shard.iter().any(|i| i.stride == 0)
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn tile_is_the_meaning_and_comes_apart_again((outer, inner) in pairs()) {
        match inner.try_tile(&outer) {
            Ok(whole) => {
                means(&whole, &outer, &inner, true);
                let again = |outer: &Map| inner.try_tile(outer).expect("tiles");
                finds(inner.try_is_tile_inner(&whole), &outer, again, &whole);
                let again = |inner: &Map| inner.try_tile(&outer).expect("tiles");
                finds(outer.try_is_tile_outer(&whole), &inner, again, &whole);
            }
            Err(error) => prop_assert!(of_the_layout(&error), "{error:?}"),
        }
    }

    #[test]
    fn a_direct_sum_is_the_meaning_and_comes_apart_again((left, right) in pairs()) {
        match right.try_direct_sum(&left) {
            Ok(sum) => {
                means(&sum, &left, &right, false);
                let found = right.try_is_direct_sum_right(&sum).expect("it can be cut").expect("a sum");
                prop_assert_eq!(canonical(&found), canonical(&left));
                let found = left.try_is_direct_sum_left(&sum).expect("it can be cut").expect("a sum");
                prop_assert_eq!(canonical(&found), canonical(&right));
            }
            Err(error) => prop_assert!(of_the_layout(&error), "{error:?}"),
        }
    }

    /// A layout like a tiled one: right in everything but one number, or in nothing.
    #[test]
    fn recognised_exactly_where_brute_force_comes_apart(
        (outer, inner) in pairs(),
        at in 0_usize..8,
        change in prop_oneof![Just(0_i64), -3_i64..4, Just(32)],
        scaled in any::<bool>(),
    ) {
        let combine = |outer: &Map, inner: &Map| if scaled { inner.try_tile(outer) } else { inner.try_direct_sum(outer) };
        let Ok(whole) = combine(&outer, &inner) else { return Ok(()) };
        let mut parts = bridge::layout(&whole);
        let (shard, replica) = (parts.shard.len(), parts.replica.len());
        match at % (shard + replica + 1) {
            k if k < shard => parts.shard[k].stride += i128::from(change),
            k if k < shard + replica => parts.replica[k - shard].stride += i128::from(change),
            _ => *parts.offset.entry(outer.axes().as_slice().first().map_or("m", Axis::name)).or_insert(0) += i128::from(change),
        }
        let changed = bridge::map(&parts).expect("small").try_reshape(whole.shape()).expect("the same size");
        if changed.try_canonicalize().is_err() {
            return Ok(());
        }
        let (naive_whole, by_inner, by_outer) = if scaled {
            (naive(&changed), inner.try_is_tile_inner(&changed), outer.try_is_tile_outer(&changed))
        } else {
            (naive(&changed), inner.try_is_direct_sum_right(&changed), outer.try_is_direct_sum_left(&changed))
        };
        for (found, known, is_slow) in [(by_inner, &inner, false), (by_outer, &outer, true)] {
            let Some(found) = spoken(found) else { continue };
            let apart = comes_apart(&naive_whole, &naive(known), is_slow, scaled);
            // an operand that does not fit together by itself is none
            if found.is_some() || !has_scopes(&changed) {
                prop_assert_eq!(found.is_some(), apart, "{} of {}", known, changed);
            }
        }
    }
}

/// Layouts whose thread axes each count in another scope: parts of them may not fit together.
fn has_scopes(map: &Map) -> bool {
    map.axes().as_slice().iter().filter(|on| on.is_thread()).count() > 1
}

/// Numbers at and beyond every limit.
fn hostile() -> impl Strategy<Value = (Vec<Iter>, Vec<Iter>, Vec<(Axis, i64)>)> {
    let extent = prop_oneof![
        6 => 1_u64..5,
        1 => prop::sample::select(vec![0, 1 << 20, 1 << 32, 1 << 62, (1 << 63) - 1, 1 << 63, u64::MAX]),
    ];
    let number = || {
        prop_oneof![
            6 => -3_i64..9,
            2 => prop::sample::select(vec![i64::MIN, i64::MIN + 1, i64::MAX, -1 << 62, 1 << 62, 1 << 40, 32, 128]),
            1 => any::<i64>(),
        ]
    };
    let on = || {
        prop_oneof![
            4 => Just(axis::M),
            3 => (0..axis::BUILT_IN.len()).prop_map(|k| axis::BUILT_IN[k]),
            1 => Just(Axis::new("mine", AxisKind::Thread { unit: Scope::Warp, scope: Scope::Cta })),
            1 => Just(Axis::new("laneid", AxisKind::Memory)),
        ]
    };
    let iters = move |counts| {
        let one = (extent.clone(), number(), on()).prop_map(|(e, s, on)| Iter::new(e, s, on));
        prop::collection::vec(one, counts)
    };
    let shard = prop_oneof![6 => iters.clone()(0..4), 1 => iters.clone()(12..17)];
    let replica = prop_oneof![4 => iters.clone()(0..2), 1 => iters(5..9)];
    (shard, replica, prop::collection::vec((on(), number()), 0..3))
}

fn wild() -> impl Strategy<Value = Option<Map>> {
    let swizzle = prop::option::weighted(0.3, (0_i64..5, 0_i64..4, 0_i64..5));
    (hostile(), swizzle, any::<u64>()).prop_map(|((shard, replica, offset), swizzle, cut)| {
        let map = Map::try_new(&shard, &replica, &offset).ok()?;
        let map = match swizzle {
            Some((m, b, s)) => {
                Swizzle::try_new(m, b, s).and_then(|swizzle| map.try_compose(swizzle)).unwrap_or(map)
            }
            None => map,
        };
        // some under another shape, of rank 1 or 2
        let size = map.size();
        let shape = match cut % 4 {
            0 => Shape::try_new(&[size]),
            1 if size % 2 == 0 => Shape::try_new(&[2, size / 2]),
            2 if size % 3 == 0 => Shape::try_new(&[size / 3, 3]),
            _ => Ok(*map.shape()),
        };
        map.try_reshape(&shape.ok()?).ok()
    })
}

proptest! {
    #![proptest_config(config(4000))]

    /// Whatever the numbers: an answer or an error that says something, never a panic.
    #[test]
    fn hostile_layouts_are_answered((a, b) in (wild(), wild()), extents in prop::collection::vec(prop_oneof![4 => 1_u64..9, 1 => any::<u64>()], 0..4)) {
        let (Some(a), Some(b)) = (a, b) else { return Ok(()) };
        for (a, b) in [(a, b), (b, a)] {
            if let Some(whole) = spoken(a.try_tile(&b)) {
                prop_assert_eq!(spoken(a.try_is_tile_inner(&whole)).flatten().is_some(), true, "{} in {}", a, whole);
                spoken(b.try_is_tile_outer(&whole));
            }
            if let Some(whole) = spoken(a.try_direct_sum(&b)) {
                prop_assert_eq!(spoken(a.try_is_direct_sum_right(&whole)).flatten().is_some(), true, "{} in {}", a, whole);
                prop_assert_eq!(spoken(b.try_is_direct_sum_left(&whole)).flatten().is_some(), true, "{} in {}", b, whole);
            }
            spoken(a.try_is_tile_inner(&b));
            spoken(a.try_is_tile_outer(&b));
            spoken(a.try_is_direct_sum_left(&b));
            spoken(a.try_is_direct_sum_right(&b));
            spoken(a.try_is_tile_inner_fused(&b));
            spoken(a.try_is_tile_outer_fused(&b));
            spoken(a.try_fuse_axes());
            for (axis, into) in WAYS {
                spoken(a.try_split_axis(axis, into));
                spoken(a.try_split_axis(axis, b.axes().as_slice()));
            }
            spoken(a.try_group_many(&[*a.shape(), *b.shape()]));
            spoken(a.try_group_many(&[*a.shape(); MAX_SHAPES]));
            spoken(a.try_group_many(&[]));
            spoken(a.try_group_many(&[*a.shape(); MAX_SHAPES + 1]));
            if let Some(shape) = spoken(Shape::try_new(&extents)) {
                spoken(a.try_tile_to(&shape));
                spoken(a.try_group_many(&[shape, *a.shape()]));
            }
        }
    }
}

/// A swizzle is kept, and only the layout inside the blocks has one.
#[test]
fn a_swizzle_goes_around_the_whole() {
    let swizzle = Swizzle::new(3, 3, 3);
    let bare = Map::new(&[Iter::new(8, 64, axis::M), Iter::new(64, 1, axis::M)], &[], &[]);
    let inner = bare.compose(swizzle);
    let outer = Map::new(&[Iter::new(2, 1, axis::M), Iter::new(3, 2, axis::M)], &[], &[]);
    for (whole, of_bare) in
        [(inner.tile(&outer), bare.tile(&outer)), (inner.direct_sum(&outer), bare.direct_sum(&outer))]
    {
        assert_eq!(whole, of_bare.compose(swizzle));
    }
    let whole = inner.tile(&outer);
    assert_eq!(inner.try_is_tile_inner(&whole), Ok(Some(outer)));
    assert_eq!(outer.try_is_tile_outer(&whole), Ok(Some(inner)));
    assert_eq!(bare.try_is_tile_inner(&whole), Ok(None), "the swizzle is missing");
    assert_eq!(inner.try_is_tile_inner(&bare.tile(&outer)), Ok(None), "the swizzle is too much");
    assert_eq!(inner.try_fuse_axes(), Ok(inner));
    let error = outer.try_tile(&inner).expect_err("blocks cannot be placed by a swizzle");
    assert_eq!(
        error.to_string(),
        "tile: the outer layout has a swizzle, but only the layout inside the blocks can have one"
    );
    let threads = Map::new(&[Iter::new(2, 1, axis::LANEID), Iter::new(3, 1, axis::M)], &[], &[]);
    assert!(matches!(inner.try_tile(&threads), Err(LayoutError::SwizzleAxis { .. })));
}

/// All of it in const evaluation, which types are made of.
#[test]
fn constants_are_put_together_and_taken_apart() {
    const INNER: Map = Map::new(&[Iter::new(8, 4, axis::LANEID), Iter::new(4, 1, axis::LANEID)], &[], &[]);
    const OUTER: Map = Map::new(&[Iter::new(2, 2, axis::WARPID), Iter::new(2, 1, axis::WARPID)], &[], &[]);
    const WHOLE: Map = INNER.tile(&OUTER);
    const FUSED: Map = WHOLE.fuse_axes();
    const SPLIT: Map = FUSED.split_axis(axis::TX, &[axis::WARPID, axis::LANEID]);
    const FOUND: [Option<Map>; 6] = [
        INNER.is_tile_inner(&WHOLE),
        OUTER.is_tile_outer(&WHOLE),
        INNER.is_tile_inner_fused(&FUSED),
        OUTER.is_tile_outer_fused(&FUSED),
        INNER.is_direct_sum_right(&INNER.direct_sum(&OUTER)),
        OUTER.is_direct_sum_left(&INNER.direct_sum(&OUTER)),
    ];
    assert_eq!(WHOLE.to_string(), "(16,8) -> S[(2,8,2,4):(2@warpid,4@laneid,1@warpid,1@laneid)]");
    assert_eq!(FUSED.to_string(), "(16,8) -> S[(2,8,2,4):(64@tx,4@tx,32@tx,1@tx)]");
    assert_eq!(SPLIT, WHOLE);
    let (inner, outer) = (Some(INNER), Some(OUTER));
    assert_eq!(FOUND, [outer, inner, outer, inner, outer, inner]);
}

/// What the messages say, each with its numbers.
#[test]
fn errors_name_the_operation_and_the_numbers() {
    let of = |shape: &[u64], iters: &[Iter]| {
        Map::new(iters, &[], &[]).try_reshape(&Shape::try_new(shape).expect("small")).expect("the same size")
    };
    let m = |extent, stride| Iter::new(extent, stride, axis::M);
    let tx = |extent, stride| Iter::new(extent, stride, axis::TX);
    let (flat, square) = (of(&[24], &[m(24, 1)]), of(&[4, 6], &[m(4, 6), m(6, 1)]));
    let crossed = of(&[3, 8], &[m(4, 7), m(6, 1)]);
    let parts = [axis::WARPID, axis::LANEID];
    let said = |result: Result<Map, LayoutError>| result.expect_err("refused").to_string();
    assert_eq!(
        said(flat.try_tile(&square)),
        "tile: the outer shape has 2 dimensions, the inner shape 1: both need the same number; extents of 1 can be put in"
    );
    assert_eq!(
        said(crossed.try_direct_sum(&square)),
        "direct_sum: the right layout cannot be cut where dimension 0 ends: the dimension needs another factor 3 and iter 0 \
         of the canonical form goes on with extent 4, but neither of the two divides the other"
    );
    assert_eq!(
        said(square.try_tile_to(&shape(&[8, 8]))),
        "tile_to: dimension 1, extent 8, is no multiple of the extent 6 of the layout inside it"
    );
    assert_eq!(
        said(of(&[3], &[tx(3, 24)]).try_split_axis(axis::TX, &parts)),
        "split_axis: the iter 3:24@tx steps across the multiples of 32, where the next part begins: its stride has to \
         divide 32 and its extent the quotient, or be a multiple of it"
    );
    assert_eq!(
        said(of(&[4], &[tx(2, 16), tx(2, 16)]).try_split_axis(axis::TX, &parts)),
        "split_axis: laneid would count from 0 to 32, but there are only 0 to 31: the sum of the iters and the offset carries"
    );
    let lanes = of(&[64], &[Iter::new(64, 1, axis::LANEID)]);
    assert_eq!(
        said(lanes.try_split_axis(axis::TX, &parts)),
        "split_axis: nothing of the layout is on tx, so there is nothing to split, and laneid counts from 0 to 63 by \
         itself: split an axis that the layout is on"
    );
    assert_eq!(
        said(flat.try_split_axis(axis::TX, &[axis::LANEID, axis::WARPID])),
        "split_axis: laneid is no part of tx here: the parts, widest first, have to count inside one another, from the \
         scope of tx down to its unit, such as warpid and laneid for tx"
    );
    let shapes = [shape(&[3, 8]), shape(&[2, 12])];
    assert_eq!(
        flat.try_group_many(&shapes).expect_err("refused").to_string(),
        "group_many: with shape 1 one boundary has 12 elements behind it and another one 8: the larger number has to be a \
         multiple of the smaller one"
    );
}

fn shape(extents: &[u64]) -> Shape {
    Shape::try_new(extents).expect("small")
}
