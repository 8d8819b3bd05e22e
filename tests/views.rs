//! Views: every address of every kind of layout lies in the slice, and what lies outside the shape is not reached.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tla::algebra::{Axis, Iter, Map, Shape, Swizzle, axis as axes};
use tla::prelude::*;
use tla::{Proven, TooShort};

layout! {
    struct RowMajor = S[(8, 64)];
    struct ColumnMajor = S[(6, 10):(1, 6)];
    struct Padded = S[(4, 6):(8, 1)];
    struct Offset = S[(4, 6):(8, 1)] + 100;
    struct Backwards = S[(4, 6):(-8, -1)] + 29;
    struct Repeated = S[(3, 5):(0, 2)];
    struct Cube = (3, 4, 5) -> S[(5, 4, 3):(1, 5, 20)];
    struct NotGrouped = (3, 8) -> S[(4, 6):(6, 1)];
    struct Vector = S[7:3];
    struct Point = 5;
    struct Copies = S[(2, 4)] + R[(3, 2):(8, 100)] + 1;
    struct Crossing = S[(2, 4)] + R[3:4];
    struct Thread = S[(4, 8, 2):(1@laneid, 4@laneid, 1)];
    struct Tile = (8, 64) -> Swizzle<f16, 128B> o S[(8, 64)];
    struct TileMoved = (8, 64) -> Swizzle<f16, 128B> o S[(8, 64)] + 72;
    // the swizzle reaches beyond the tile: the extents are no multiple of 2^(M+B)
    struct Nine = Swizzle<0,2,2> o S[9];
    struct Ragged = Swizzle<1,2,3> o S[(5, 7):(9, 1)];
    struct RaggedMoved = Swizzle<1,2,3> o S[(5, 7):(9, 1)] + 13;
    struct RaggedCopies = Swizzle<2,3,3> o S[(3, 11)] + R[3:47];
    struct RaggedBackwards = Swizzle<0,3,3> o S[(9, 3):(-10, 1)] + 80;
    struct Sparse = Swizzle<0,2,2> o S[2:8];
}

/// All addresses of all places, by the layout as a value.
fn addresses(map: &Map) -> BTreeSet<i64> {
    (0..map.size()).flat_map(|x| map.places(&[x])).map(|place| place.offset()).collect()
}

/// The coordinates of a shape, the last dimension fastest.
fn row_major<const R: usize>(shape: [usize; R]) -> Vec<[usize; R]> {
    let mut all = vec![[0; R]];
    for d in 0..R {
        all = all
            .into_iter()
            .flat_map(|at| {
                (0..shape[d]).map(move |e| {
                    let mut at = at;
                    at[d] = e;
                    at
                })
            })
            .collect();
    }
    all
}

fn check<L: Mapping, const R: usize>() {
    let reached = addresses(&L::MAP);
    assert_eq!(reached.last().map(|last| last + 1), i64::try_from(L::COSIZE).ok(), "the cosize is exact");
    let mut data: Vec<usize> = (0..L::COSIZE).collect();

    let short = View::<_, L>::new(&data[1..]).expect_err("one element less than needed");
    assert_eq!(short, TooShort { len: L::COSIZE - 1, cosize: L::COSIZE });
    let short = ViewMut::<_, L>::new(&mut data[1..]).expect_err("one element less than needed");
    assert_eq!(short, TooShort { len: L::COSIZE - 1, cosize: L::COSIZE });
    assert!(View::<u8, L>::new(&[]).is_err(), "every layout has an element");

    let view = View::<_, L>::new(&data).expect("as long as the cosize");
    let coordinates = row_major(L::shape::<R>());
    assert_eq!(coordinates.len(), L::SIZE);
    for (at, proven) in coordinates.iter().zip(L::coords::<R>()) {
        let address = L::offset(*at);
        assert_eq!(proven.entries(), *at, "row-major order");
        assert_eq!(
            (view.get(*at), view[*at], *view.at(proven), view[proven]),
            (Some(&address), address, address, address)
        );
        assert_eq!(L::proven(*at), Some(proven));
        let narrow = at.map(|e| u32::try_from(e).expect("small"));
        let signed = at.map(|e| i32::try_from(e).expect("small"));
        assert_eq!(
            (view.get(narrow), view.get(signed), view[at.map(|e| e as u64)]),
            (Some(&address), Some(&address), address)
        );
    }
    for d in 0..R {
        for beyond in [L::shape::<R>()[d], L::shape::<R>()[d] + 1, 1 << 31, usize::MAX] {
            let mut at = [0; R];
            at[d] = beyond;
            assert_eq!((view.get(at), L::proven(at)), (None, None), "{at:?}");
            assert_eq!(view.get(at.map(|e| e as u64)), None);
        }
        let mut negative = [0; R];
        negative[d] = -1;
        assert_eq!(view.get(negative), None);
        negative[d] = i32::MIN;
        assert_eq!(view.get(negative), None);
    }

    // a write changes one address, the one that the reads see
    for proven in L::coords::<R>() {
        let mut written = vec![0_u8; L::COSIZE];
        let mut view = ViewMut::<_, L>::new(&mut written).expect("as long as the cosize");
        view[proven] += 1;
        *view.at_mut(proven) += 1;
        view[proven.entries()] += 1;
        *view.get_mut(proven.entries()).expect("in range") += 1;
        assert_eq!((view.get(proven.entries()), *view.at(proven), view.as_view()[proven]), (Some(&4), 4, 4));
        let changed: Vec<usize> = (0..L::COSIZE).filter(|a| written[*a] != 0).collect();
        assert_eq!(changed, [L::offset(proven)]);
    }
}

#[test]
fn every_kind_of_layout() {
    check::<RowMajor, 2>();
    check::<ColumnMajor, 2>();
    check::<Padded, 2>();
    check::<Offset, 2>();
    check::<Backwards, 2>();
    check::<Repeated, 2>();
    check::<Cube, 3>();
    check::<NotGrouped, 2>();
    check::<Vector, 1>();
    check::<Point, 0>();
    check::<Copies, 2>();
    check::<Crossing, 2>();
    check::<Thread, 3>();
    check::<Tile, 2>();
    check::<TileMoved, 2>();
    check::<Nine, 1>();
    check::<Ragged, 2>();
    check::<RaggedMoved, 2>();
    check::<RaggedCopies, 2>();
    check::<RaggedBackwards, 2>();
    check::<Sparse, 1>();
}

/// A slice as long as the tile alone would be too short by so much.
#[test]
fn a_swizzle_can_reach_beyond_its_tile() {
    fn beyond<L: Mapping>() -> i64 {
        let bare = addresses(&L::MAP.without_swizzle());
        i64::try_from(L::COSIZE).expect("small") - 1 - bare.last().expect("an element")
    }
    assert_eq!(beyond::<Nine>(), 2);
    assert!(beyond::<Ragged>() > 0 && beyond::<RaggedCopies>() > 0 && beyond::<Sparse>() == 2);
    assert_eq!(beyond::<Tile>(), 0);
}

fn message(action: impl FnOnce()) -> String {
    let payload = catch_unwind(AssertUnwindSafe(action)).expect_err("it panics");
    payload
        .downcast_ref::<String>()
        .cloned()
        .unwrap_or_else(|| (*payload.downcast_ref::<&str>().expect("a text")).to_owned())
}

#[test]
fn outside_the_shape_indexing_panics() {
    let mut data = [0_u8; 512];
    let view = View::<_, RowMajor>::new(&data).expect("long enough");
    let said = message(|| _ = view[[8_u32, 0]]);
    assert_eq!(said, "coordinate [8, 0] is out of range: the shape is [8, 64]");
    // the address would be one of the slice: it is the shape that counts
    let said = message(|| _ = view[[0_usize, 64]]);
    assert_eq!(said, "coordinate [0, 64] is out of range: the shape is [8, 64]");
    let mut view = ViewMut::<_, RowMajor>::new(&mut data).expect("long enough");
    let said = message(|| view[[7_u64, 64]] = 1);
    assert_eq!(said, "coordinate [7, 64] is out of range: the shape is [8, 64]");
    let said = message(|| _ = view[[-1, 0]]);
    assert_eq!(said, "coordinate [-1, 0] is out of range: the shape is [8, 64]");
}

#[test]
fn the_error_says_both_lengths() {
    let error = View::<u8, RowMajor>::new(&[0; 511]).expect_err("one too short");
    assert_eq!(error.to_string(), "the slice has 511 elements but the layout needs 512");
}

/// A longer slice is no mistake, and what lies beyond the layout is left alone.
#[test]
fn a_longer_slice() {
    let mut data = [7_u8; 40];
    let mut view = ViewMut::<_, Padded>::new(&mut data).expect("long enough");
    Padded::coords().for_each(|c: Proven<_, 2>| view[c] = 0);
    assert_eq!(view.as_mut_slice().len(), 40);
    let left: Vec<usize> = (0..40).filter(|a| data[*a] == 7).collect();
    assert_eq!(left, [6, 7, 14, 15, 22, 23, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
}

#[test]
fn a_coordinate_is_proven_for_a_shape() {
    // one shape, three layouts
    let source: [u16; 512] = std::array::from_fn(|i| u16::try_from(i).expect("small"));
    let mut target = [0_u16; 512];
    let from = View::<_, RowMajor>::new(&source).expect("long enough");
    let mut to = ViewMut::<_, Tile>::new(&mut target).expect("long enough");
    for c in RowMajor::coords::<2>() {
        to[c] = from[c];
    }
    let to = to.as_view();
    for c in Tile::coords::<2>() {
        assert_eq!((to[c], *to.at(c)), (from[c], from[c.entries()]));
    }
    let moved = layout_moved();
    let moved = View::<_, TileMoved>::new(&moved).expect("long enough");
    assert!(RowMajor::coords::<2>().all(|c| moved[c] == TileMoved::offset(c)));
}

fn layout_moved() -> Vec<usize> {
    (0..TileMoved::COSIZE).collect()
}

/// The whole of an iterator by `next`, by `for_each`, and by both.
fn check_coords<L: Mapping, const R: usize>() {
    let right = row_major(L::shape::<R>());
    let mut by_next = Vec::new();
    let mut coords = L::coords::<R>();
    for left in (0..right.len()).rev() {
        by_next.push(coords.next().expect("one more").entries());
        assert_eq!((coords.size_hint(), coords.len()), ((left, Some(left)), left));
    }
    assert_eq!((coords.next(), coords.next()), (None, None));
    assert_eq!(by_next, right);
    // `for_each` has its own loops: from the start and from every position
    for taken in 0..=right.len() {
        let mut coords = L::coords::<R>();
        coords.by_ref().take(taken).for_each(|_| {});
        let mut rest = Vec::new();
        coords.clone().for_each(|c| rest.push(c.entries()));
        assert_eq!(rest, right[taken..]);
        assert!(coords.map(Proven::entries).eq(right[taken..].iter().copied()));
    }
}

#[test]
fn coordinates_come_in_row_major_order() {
    check_coords::<Point, 0>();
    check_coords::<Vector, 1>();
    check_coords::<Padded, 2>();
    check_coords::<NotGrouped, 2>();
    check_coords::<Cube, 3>();
    check_coords::<Thread, 3>();
    assert_eq!(Point::coords::<0>().count(), 1);
}

/// A sequence without a pattern that matters here, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn step(&mut self, bound: u64) -> i64 {
        i64::try_from(self.below(bound)).expect("small")
    }

    fn chance(&mut self) -> bool {
        self.below(2) == 1
    }

    fn swizzle(&mut self) -> Swizzle {
        let (m, b) = (self.step(4), self.step(4));
        Swizzle::new(m, b, b + self.step(3))
    }

    /// Iters on `m`; with `nested` each stride is wider than all smaller ones reach together.
    fn iters(&mut self, nested: bool) -> Vec<Iter> {
        let mut iters = Vec::new();
        let mut reach = 0;
        for _ in 0..=self.below(4) {
            let extent = 1 + self.below(6);
            let stride = if nested { reach + 1 + self.step(5) } else { self.step(20) };
            reach += stride * i64::try_from(extent - 1).expect("small");
            let stride = if self.below(4) == 0 { -stride } else { stride };
            iters.push(Iter::new(extent, stride, axes::M));
        }
        for k in (1..iters.len()).rev() {
            iters.swap(k, usize::try_from(self.below(k as u64 + 1)).expect("small"));
        }
        iters
    }

    /// A swizzled layout from address 0 on, or a little above.
    fn layout(&mut self, nested: bool) -> Map {
        let mut iters = self.iters(nested);
        let replicas = if self.chance() { iters.split_off(iters.len() / 2) } else { Vec::new() };
        let lowest: i64 = iters
            .iter()
            .chain(&replicas)
            .map(|i| (i.stride * i64::try_from(i.extent - 1).expect("small")).min(0))
            .sum();
        let offset: Vec<(Axis, i64)> = vec![(axes::M, self.step(50) * self.step(2) - lowest)];
        let map = Map::new(&iters, &replicas, &offset);
        let map = map.try_compose(self.swizzle()).expect("on `m` from 0 on");
        if self.chance() { map.reshape(&Shape::try_new(&[map.size()]).expect("small")) } else { map }
    }
}

/// What a view rests on: no place lies at the cosize or beyond. And none is given away: where the strides nest,
/// some place lies just below it.
#[test]
fn every_address_of_random_layouts_is_below_the_cosize() {
    let mut random = Random(1);
    let mut beyond_the_tile = 0;
    for turn in 0..1_000 {
        let nested = turn % 2 == 0;
        let map = random.layout(nested);
        let cosize = i64::try_from(map.try_cosize().expect("not below 0")).expect("small");
        let reached = addresses(&map);
        let (lowest, highest) = (*reached.first().expect("an element"), *reached.last().expect("an element"));
        assert!(lowest >= 0 && highest < cosize, "{map} reaches {highest}, its cosize is {cosize}");
        if nested {
            assert_eq!(highest + 1, cosize, "{map}");
        }
        let bare = addresses(&map.without_swizzle());
        beyond_the_tile += usize::from(bare.last().is_some_and(|last| *last < highest));
    }
    println!("1000 layouts, of which {beyond_the_tile} reach further than their tile");
    assert!(beyond_the_tile > 50, "the swizzles matter, not only in {beyond_the_tile} of 1000");
}
