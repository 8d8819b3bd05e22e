//! Owners of layout types, against the forward map: every place of every layout here, at run time and in
//! const evaluation.

use std::collections::BTreeMap;

use tla::axis::{TCol, TLane, laneid, m, tid_in_wg, tx, warpid};
use tla::prelude::*;
use tla::{AxesOf, AxisTuple, Fragment, IndexInt, Owner, ThreadAxesOf, fold};

/// Every place of the layout, from the values: the coordinate of its element, and the registers of each
/// thread.
fn held<L: Mapping, Axes: AxisTuple, const N: usize, const D: usize>() -> BTreeMap<[i64; N], [u64; D]> {
    let mut held = BTreeMap::new();
    let extents: Vec<u64> = L::MAP.shape().extents().to_vec();
    for index in 0..L::MAP.size() {
        let mut rest = index;
        let mut coordinate = [0; D];
        for (entry, extent) in coordinate.iter_mut().zip(&extents).rev() {
            (*entry, rest) = (rest % extent, rest / extent);
        }
        for place in L::MAP.places(&[index]) {
            let place: [i64; N] = std::array::from_fn(|a| place.on(Axes::AXES[a]));
            let other = held.insert(place, coordinate);
            assert!(other.is_none_or(|other| other == coordinate), "{place:?}");
        }
    }
    held
}

/// All that an owner answers, for every place of the box and one beyond on each side.
fn check<L, Axes, I, const N: usize, const T: usize, const D: usize>(small: impl Fn(i64) -> I + Copy)
where
    L: Mapping,
    Axes: AxesOf<N> + ThreadAxesOf<T>,
    I: IndexInt,
{
    let held = held::<L, Axes, N, D>();
    let size: u64 = L::MAP.size();
    let to = |n: u64| small(i64::try_from(n).unwrap());
    let low: [i64; N] = std::array::from_fn(|a| held.keys().map(|place| place[a]).min().unwrap() - 1);
    let high: [i64; N] = std::array::from_fn(|a| held.keys().map(|place| place[a]).max().unwrap() + 1);
    let mut place = low;
    'all: loop {
        let coordinate = held.get(&place).map(|coordinate| coordinate.map(to));
        let index = held.get(&place).map(|coordinate| {
            coordinate
                .iter()
                .zip(L::MAP.shape().extents())
                .fold(0, |index, (entry, extent)| index * extent + entry)
        });
        let asked = place.map(small);
        assert_eq!(Owner::<L, Axes>::coord_at(asked), coordinate, "{place:?}");
        assert_eq!(Owner::<L, Axes>::index_at(asked), index.map(to), "{place:?}");
        assert_eq!(Owner::<L, Axes>::is_held(asked), coordinate.is_some(), "{place:?}");
        for a in (0..N).rev() {
            place[a] += 1;
            if place[a] <= high[a] {
                continue 'all;
            }
            place[a] = low[a];
        }
        break;
    }
    // the fragment of each thread of the box is all that it holds, each register once
    let mut threads: BTreeMap<[i64; T], BTreeMap<i64, [I; D]>> = BTreeMap::new();
    for (place, coordinate) in &held {
        let thread: [i64; T] = std::array::from_fn(|a| place[a]);
        threads.entry(thread).or_default().insert(place[N - 1], coordinate.map(to));
    }
    let mut thread: [i64; T] = std::array::from_fn(|a| low[a]);
    'threads: loop {
        // a thread that cannot be is not checked
        let can_be =
            (0..T).all(|a| !L::MAP.covers_scope_of(Axes::AXES[a]) || (0..=high[a] - 1).contains(&thread[a]));
        if can_be {
            let fragment: Fragment<L, Axes, I, D> = Owner::<L, Axes>::fragment(thread.map(small));
            let expected = threads.remove(&thread).unwrap_or_default();
            let len = if expected.is_empty() { 0 } else { Owner::<L, Axes>::FRAGMENT };
            assert_eq!((fragment.len(), expected.len()), (len, len), "{thread:?}");
            let mut found: Vec<(I, [I; D])> = fragment.clone().collect();
            let mut folded = Vec::new();
            fragment.for_each(|pair| folded.push(pair));
            assert_eq!(found, folded, "{thread:?}");
            found.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
            let expected: Vec<(I, [I; D])> = expected.into_iter().map(|(r, c)| (small(r), c)).collect();
            let mut sorted = expected;
            sorted.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
            assert_eq!(found, sorted, "{thread:?}");
        }
        for a in (0..T).rev() {
            thread[a] += 1;
            if thread[a] <= high[a] {
                continue 'threads;
            }
            thread[a] = low[a];
        }
        break;
    }
    assert!(threads.is_empty());
    // the holders of each element are its places
    for index in [0, size / 3, size / 2, size - 1] {
        let mut holders: Vec<[I; N]> = Owner::<L, Axes>::holders::<I, 1, N>([to(index)]).collect();
        let mut places: Vec<[I; N]> = held
            .iter()
            .filter(|(_, coordinate)| {
                let linear = coordinate.iter().zip(L::MAP.shape().extents()).fold(0, |i, (c, e)| i * e + c);
                linear == index
            })
            .map(|(place, _)| place.map(small))
            .collect();
        holders.sort_by(|a, b| a.partial_cmp(b).unwrap());
        places.sort_by(|a, b| a.partial_cmp(b).unwrap());
        assert_eq!(holders, places, "holders of {index}");
    }
}

/// `check` of layouts, with each integer.
macro_rules! checks {
    ($($name:ident: $layout:ty, $axes:ty, $n:literal, $d:literal;)*) => {$(
        #[test]
        fn $name() {
            check::<$layout, $axes, u32, $n, { $n - 1 }, $d>(|n| n as u32);
            check::<$layout, $axes, u64, $n, { $n - 1 }, $d>(|n| n as u64);
            check::<$layout, $axes, usize, $n, { $n - 1 }, $d>(|n| n as usize);
            check::<$layout, $axes, i32, $n, { $n - 1 }, $d>(|n| n as i32);
        }
    )*};
}

layout! { struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid; }
layout! { struct Mma = (16, 8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]; }
layout! { struct Smem = (8, 64) -> Swizzle<3,3,3> o S[(8,64):(64,1)]; }

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small numbers, wrapped below 0")]
mod every_place {
    use super::*;

    checks! {
        a_tile_of_two_warps_and_its_copy: Acc, (laneid, warpid, m), 3, 2;
        the_axes_in_another_order: Acc, (warpid, laneid, m), 3, 2;
        an_accumulator: Mma, (laneid, m), 2, 2;
        an_axis_without_iters: Mma, (warpid, laneid, m), 3, 2;
        a_swizzled_tile: Smem, (m,), 1, 2;
        a_swizzled_tile_with_an_offset: layout!((8, 12) -> Swizzle<1,2,3> o S[(8,12):(12,1)] + 7), (m,), 1, 2;
        no_powers_of_two: layout!((15, 14) -> S[(3,5,2,7):(35@laneid,7,5@laneid,1)] + 2@laneid), (laneid, m), 2, 2;
        strides_that_run_back: layout!((6, 10) -> S[(3,2,5,2):(-7@laneid,2,-1@laneid,-1)] + 18@laneid + 1), (laneid, m), 2, 2;
        strides_that_overlap: layout!(S[(3,2,4):(2,3,8@laneid)]), (laneid, m), 2, 3;
        overlap_on_threads: layout!(S[(3,2,4):(2@laneid,3@laneid,1)]), (laneid, m), 2, 3;
        overlap_on_both: layout!(S[(3,2,3,2):(2@laneid,3@laneid,2,3)] + 4), (laneid, m), 2, 4;
        shape_that_groups_nothing: layout!((7, 15) -> S[(5,3,7):(1@laneid,40,5)]), (laneid, m), 2, 2;
        copies_in_registers: layout!(S[(4,2):(1@laneid,3)] + R[2:1]), (laneid, m), 2, 2;
        copies_that_overlap: layout!(S[(4,2):(1@laneid,30)] + R[(4,3):(2,3)]), (laneid, m), 2, 2;
        many_copies_that_overlap: layout!(S[(4,2):(1@laneid,30)] + R[(9,8):(1,1)]), (laneid, m), 2, 2;
        gaps_between_registers: layout!(S[(4,3,2):(1@tx,10,4)] + 5), (tx, m), 2, 3;
        a_warpgroup: layout!((128, 4) -> S[(128,4):(1@tid_in_wg,1)]), (tid_in_wg, m), 2, 2;
        one_element: layout!(S[1:1]), (laneid, m), 2, 1;
        scale_factors: layout!(S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane]), (TLane, TCol), 2, 2;
    }
}

#[test]
fn every_value_of_the_integer_may_be_a_place() {
    type Own = Owner<layout!(S[(65536, 65536)]), (m,)>;
    for place in [0, 1, 65536, 1 << 31, u32::MAX] {
        assert_eq!(Own::index_at([place]), Some(place));
        assert_eq!(Own::coord_at([place]), Some([place >> 16, place & 0xFFFF]));
        assert!(Own::is_held([place]));
    }
    assert_eq!(Own::index_at([1_u64 << 32]), None);
    const NOWHERE: bool = fold::owner::<Own, _>([usize::MAX]).is_held();
    assert_eq!((NOWHERE, fold::owner::<Own, _>([usize::MAX]).coord::<2>()), (false, None));
}

#[test]
fn total_forms_answer_as_the_others() {
    type Own = Owner<Mma, (laneid, m)>;
    for lane in 0..32 {
        for register in 0..4 {
            let place = [lane, register];
            assert_eq!(Some(Own::coord_of(place)), Own::coord_at::<u32, 2, 2>(place));
            assert_eq!(Some(Own::index_of(place)), Own::index_at(place));
        }
        assert!(Own::fragment_of::<_, 1, 2>([lane]).eq(Own::fragment([lane])));
    }
    // back from a swizzle, everywhere
    for address in 0..512_u32 {
        let [i, j] = Owner::<Smem, (m,)>::coord_of([address]);
        assert_eq!(Smem::offset([i, j]), address);
        assert_eq!(Smem::offset(Owner::<Smem, (m,)>::index_of([address])), address);
    }
}

#[test]
fn whether_a_layout_is_total_is_a_constant() {
    const { assert!(Owner::<Mma, (laneid, m)>::IS_TOTAL) };
    const { assert!(Owner::<Smem, (m,)>::IS_TOTAL) };
    const { assert!(!Owner::<Acc, (laneid, warpid, m)>::IS_TOTAL) };
    const { assert!(Owner::<Acc, (laneid, warpid, m)>::FRAGMENT == 2) };
    let _array: [f32; Owner::<Mma, (laneid, m)>::FRAGMENT] = [0.0; 4];
}

#[test]
fn replicas_on_axes_that_are_not_asked_are_one_place() {
    type Copied = layout!(S[(4,2):(1@laneid,1)] + R[2:1@warpid] + 3@warpid);
    type Own = Owner<Copied, (laneid, m)>;
    assert_eq!(Own::coord_at([3, 1]), Some([3, 1]));
    assert!(Own::holders([3, 1]).eq([[3, 1]]));
}

#[test]
fn owners_in_const_contexts_are_those_at_run_time() {
    type Own = Owner<Acc, (laneid, warpid, m)>;
    const ELEMENT: Option<[usize; 2]> = fold::owner::<Own, _>([31, 10, 1]).coord();
    const INDEX: Option<usize> = fold::owner::<Own, _>([31, 6, 1]).index();
    const HELD: bool = fold::owner::<Own, _>([31, 7, 1]).is_held();
    assert_eq!((ELEMENT, INDEX, HELD), (Some([7, 15]), Some(127), false));
    for lane in 0..33 {
        for warp in 0..12 {
            let place = [lane, warp, 1];
            assert_eq!(fold::owner::<Own, _>(place).coord(), Own::coord_at::<usize, 3, 2>(place));
        }
    }
}

/// In generic code, over any layout of two dimensions on lanes and registers.
fn sum_of_rows<L: Mapping>(lane: u32) -> u32 {
    Owner::<L, (laneid, m)>::fragment([lane]).map(|(_, [row, _])| row).sum()
}

#[test]
fn owners_work_in_generic_code() {
    assert_eq!(sum_of_rows::<Mma>(5), 1 + 1 + 9 + 9);
}

#[test]
fn a_swizzle_of_bits_that_the_integer_does_not_have_changes_nothing() {
    type Far = layout!(Swizzle<0,1,32> o S[8]);
    for x in 0..8_u32 {
        assert_eq!(Far::offset(x), x);
        assert_eq!(Owner::<Far, (m,)>::index_at([x]), Some(x));
        assert_eq!(Owner::<Far, (m,)>::index_at([x.cast_signed()]), Some(x.cast_signed()));
    }
}
